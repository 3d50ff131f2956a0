// The pass that strings rooms together by the weighted tables, row by row in sweeps.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>
#include <limits>

namespace doorstring {

// `draft` has the size of config.grid and no rooms yet. Doors may still lead nowhere afterwards.
// Each room's distance is its depth in the tree that grows: the distance in rooms, unless doors
// that face each other are kept. `attempt` counts the dungeons of this seed that were discarded. A
// draft that has more rooms than `most` is of no use: its growth may stop there.
void grow(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft,
          int most = std::numeric_limits<int>::max());

}  // namespace doorstring
