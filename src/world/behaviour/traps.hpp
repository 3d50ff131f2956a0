// What rooms made by hand do to the knight by themselves.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Announces what the trap of the knight's room does next, when it is due. Where no creatures live,
// traps rest as well.
void stepTrap(World& world);

// What the door on a side of the knight's room is to its trap: ajar where a blast is announced.
StageDoor trapDoor(const World& world, Direction side);

}  // namespace doorstring
