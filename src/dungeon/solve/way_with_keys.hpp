// The shortest way to a goal behind locks: exact, over all that can be opened and fetched.
#pragma once

#include "dungeon/solve/regions.hpp"

#include <vector>

namespace doorstring {

// Every room walked through, start and goal included; empty where there is no way.
std::vector<GridPos> shortestWayWithKeys(const Dungeon& dungeon, const Regions& regions,
                                         GridPos goal);

}  // namespace doorstring
