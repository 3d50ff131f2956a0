// Where and with what the knight begins in a dungeon that he does not enter by its start: a later
// floor, a room of a role, or a dungeon that is grown again around him.
#pragma once

#include "config/config.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// Gives the knight what he is likely to have found on the floors before this one.
void equip(World& world, const AdventureConfig& config);

// The nearest room of a role; null if the dungeon has none.
std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role);

// Puts the knight into the nearest room of the role, as though he had just come in from the side
// of the start. Does nothing if there is none.
void beginAt(World& world, Role role);

// The cell of `next` that is where a cell of `before` was, seen from the start.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// Leaves the knight where he was if that room still exists and needs no key; else puts him in the
// nearest that does, where nothing is solid or harmful. What he has seen of rooms that remain stays
// seen.
void stay(World& next, const World& before);

// The cells of `next` whose room differs from that in `before`, was added, or is gone.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// The tiles of a room with walls for all that cannot be walked to from a door unharmed.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
