// Where a shop stands in its room: a keeper and three wares side by side.
#pragma once

#include "room/room.hpp"
#include "room/ways/standing.hpp"

#include <vector>

namespace doorstring {

// The places of the keeper and of three wares, in this order: in one row where there is room for
// it, else the wares in a row or a column and the keeper near them, on the ground or in niches of a
// wall. Empty where there is no such place.
std::vector<GridPos> stallsOf(const Room& room, const Standing& standing);

}  // namespace doorstring
