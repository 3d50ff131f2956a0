// The shortest way from the start to the goal, in rooms, fetching all keys that it needs.
#pragma once

#include "dungeon/dungeon.hpp"

#include <vector>

namespace doorstring {

// Every room walked through, start and goal (Metrics::goal) included, a room twice where the way
// leads back. Empty where there is no way, or more locks or keys than are looked through.
std::vector<GridPos> shortestWay(const Dungeon& dungeon);

}  // namespace doorstring
