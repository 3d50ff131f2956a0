// Moves that kinds share.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// Aims a leap at where the knight stands now.
void aimLeap(Turn& turn);

// Leaps on along that way to the end of the attack, whatever is in the way.
bool leap(Turn& turn);

// Makes a small slime that is thrown `pixels` to the left (side -1) or right (1) of a slime, with
// random numbers of its own.
void splitOff(World& world, const Creature& slime, int side, int pixels);

// Walks about without a goal: some steps one way, a pause, some steps another way.
void wander(Turn& turn);

}  // namespace doorstring
