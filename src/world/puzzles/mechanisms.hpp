// What the sword does to levers and braziers.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Once a swing, as the blade points ahead, the lever or brazier before the knight is struck.
//
// Levers have an order. The next one stays thrown; any other one throws all of them back. A brazier
// is lit or put out, and so is the next one in each of the four directions.
//
// Once the puzzle of the room is solved nothing changes any more.
void strikeMechanism(World& world, Events& events);

}  // namespace doorstring
