// The fewest rooms to walk from the start to the boss, with all keys fetched that the way needs.
#pragma once

#include "dungeon/dungeon.hpp"

#include <vector>

namespace doorstring {

// The boss's room; in a dungeon without one the farthest room, on a carved map that with the exit.
// The first of them, row by row.
GridPos goalOf(const Dungeon& dungeon);

// Every room walked through, start and goal included, a room twice where the way leads back. Empty
// where there is no way, or more locks or keys than are looked through.
std::vector<GridPos> shortestWay(const Dungeon& dungeon);

}  // namespace doorstring
