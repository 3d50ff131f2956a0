// Small dungeons with locks and keys laid any way: solvable ones and others.
#pragma once

#include "base/rng.hpp"
#include "dungeon/dungeon.hpp"

#include <functional>

namespace doorstring::testing {

// Calls visit for each dungeon of a grid of up to seven doorways whose rooms all hang together:
// each doorway missing, open or locked by either lock, each room with either key or none; at most
// `mostLocks` locks and `mostKeys` keys.
void forEachLockedDungeon(GridSize grid, GridPos start, int mostLocks, int mostKeys,
                          const std::function<void(const Dungeon&)>& visit);

// Rooms all joined, with loops and up to `mostLocks` locks, about a key for each.
Dungeon randomLockedDungeon(RandomStream& random, GridSize grid, int mostLocks);

}  // namespace doorstring::testing
