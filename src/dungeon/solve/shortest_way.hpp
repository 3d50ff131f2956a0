// The fewest rooms to walk from the start to the goal, with all keys fetched that the way needs.
#pragma once

#include "dungeon/dungeon.hpp"

#include <vector>

namespace doorstring {

// Every room walked through, start and goal (Metrics::goal) included, a room twice where the way
// leads back. Empty where there is no way, or more locks or keys than are looked through.
std::vector<GridPos> shortestWay(const Dungeon& dungeon);

}  // namespace doorstring
