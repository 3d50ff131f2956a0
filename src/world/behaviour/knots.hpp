// The knots on the walls that hold the strings of the Weaver.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// The number of strings that hold her.
inline constexpr int knotCount = 3;

// Ties new knots, each to a different wall, where the knight can walk up to it.
void spinKnots(Turn& weaver);

}  // namespace doorstring
