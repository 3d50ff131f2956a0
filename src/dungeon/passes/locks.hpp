// The pass that locks doors and lays their keys so that nobody can be stranded.
//
// Small keys are alike and used up, so it is not enough that a key lies somewhere before its lock:
// it may be spent on another door, and then the next one must be within reach. Here the key of each
// lock lies on the way to it, never behind a lock that is not on that way. Then behind any set of
// unopened locks there lie fewer keys than locks, that is, one key at least is always at hand: it
// does not matter what is opened first.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

namespace doorstring {

// For locks that find no room for themselves or their keys, draft.report says how many are
// missing.
void placeLocks(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
