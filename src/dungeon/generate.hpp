// Generation: a pure function of (config, seed), in passes (dungeon/passes/).
#pragma once

#include "base/result.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/giving_up.hpp"

namespace doorstring {

// The error tells which rule failed how often, where no dungeon came about in the allowed tries.
Result<Dungeon, GivingUp> generateDungeon(const DungeonConfig& config, Seed seed);

}  // namespace doorstring
