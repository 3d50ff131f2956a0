// The pass that strings rooms together by the weighted tables, row by row in sweeps.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/passes/draft.hpp"

namespace doorstring {

// `draft` has the size of config.grid and no rooms yet. Doors may still lead nowhere afterwards.
// Each room's distance is its depth in the tree that grows.
void grow(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
