// The knots on the walls that hold the strings of the Weaver.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// The number of strings, each with a knot, that hold the Weaver until some are cut.
inline constexpr int knotCount = 3;

// Ties a new knot on each wall but one, chosen by lot, where the knight can walk up to the knot.
// Skips a wall without such a place.
void spinKnots(Turn& weaver);

}  // namespace doorstring
