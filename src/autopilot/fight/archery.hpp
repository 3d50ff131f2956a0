// Shooting with the bow what stands in line, and having the right item in hand.
#pragma once

#include "autopilot/fight/seen_room.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The side to shoot an arrow at that most likely meets; none where there is none, or the bow is not
// in hand.
std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room);

// The same keys, and that which leads to an item that is of more use here than the one in hand: the
// lantern in the dark, else the bow. Keys that use or choose an item stay as they are.
InputFrame withUsefulItem(const World& world, const SeenRoom& room, InputFrame input);

}  // namespace doorstring
