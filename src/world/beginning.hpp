// Where and with what an adventure begins that does not begin on its first floor.
#pragma once

#include "config/config.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Gives the knight what he is likely to have found on the floors before this one.
void equip(World& world, const AdventureConfig& config);

// The nearest room of a role; nothing where the dungeon has none.
std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role);

// Puts the knight into the nearest room of the role, as though he had just come in from the side
// of the start. Nothing happens where there is none.
void beginAt(World& world, Role role);

}  // namespace doorstring
