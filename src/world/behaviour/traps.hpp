// The traps of rooms made by hand.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Announces what the trap of the knight's room does next, if the tick for this announcement has
// come. Does nothing in a world without creatures.
void stepTrap(World& world);

// How the trap shows the door on a side of the knight's room: ajar while a blast along its lane is
// announced, open while the blast hurts, otherwise shut.
StageDoor doorOfTrap(const World& world, Direction side);

}  // namespace doorstring
