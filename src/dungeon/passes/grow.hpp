// The pass that strings rooms together by the weighted tables, row by row in sweeps.
#pragma once

#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/room.hpp"

namespace doorstring {

// `plans` has the size of config.grid and no rooms yet. Doors may still lead nowhere afterwards.
// Each room's distance is its depth in the tree that grows.
void grow(const DungeonConfig& config, Seed seed, Grid<RoomPlan>& plans);

}  // namespace doorstring
