// Growth written as plainly as the rules say it: the whole grid is scanned again and again until a
// sweep places nothing, and the distances are counted afterwards.
#pragma once

#include "dungeon/dungeon.hpp"

namespace doorstring::testing {

Dungeon plainDungeon(const DungeonConfig& config, Seed seed);

}  // namespace doorstring::testing
