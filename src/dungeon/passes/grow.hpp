// The pass that strings rooms together by the weighted tables, row by row in sweeps.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/passes/draft.hpp"

namespace doorstring {

// `draft` has the size of config.grid and no rooms yet. Doors may still lead nowhere afterwards.
// Each room's distance is its depth in the tree that grows: the distance in rooms, unless doors
// that face each other are kept. `attempt` counts the dungeons of this seed that were thrown away.
void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft);

}  // namespace doorstring
