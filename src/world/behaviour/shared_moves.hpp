// Moves that several kinds share.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// Aims a leap at where the knight stands now.
void aimLeap(Turn& turn);

// Leaps on along that way to the end of the attack, whatever is in the way.
bool leap(Turn& turn);

// Walks about without a goal: some steps one way, a pause, some steps another way.
void wander(Turn& turn);

}  // namespace doorstring
