// What a puzzle gives when all that is to be done in its room is done.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether blocks or crates lie on all plates, all braziers burn, all levers are thrown and all foes
// have fallen, in a room where that means something.
bool isDone(const World& world);

// Solved for good: gates open, the room's chest comes, and where it is there already or the room
// has none, coins do, where anything is dropped. A chest behind the gates is enough.
void solvePuzzle(World& world, Events& events);

}  // namespace doorstring
