// The growth of small dungeons by the classic rule: the same rooms as grow.cpp's growth of all
// others gives, and sooner.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

namespace doorstring {

// Whether the grid is small enough, and the classic rule all that is asked for.
bool isSmallGrowth(const DungeonConfig& config);

// As grow() does it.
void growSmall(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft,
               int most);

}  // namespace doorstring
