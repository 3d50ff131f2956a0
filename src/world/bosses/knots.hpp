// The knots on the walls that hold the strings of the Weaver.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// The number of strings that hold the Weaver while none is cut. Each string has a knot.
inline constexpr int knotCount = 3;

// Ties a new knot on three of the four walls. The wall that gets none is chosen by lot. The knight
// can walk up to each knot. Skips a wall that has no place for such a knot.
void spinKnots(Turn& weaver);

}  // namespace doorstring
