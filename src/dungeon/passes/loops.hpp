// The pass that joins neighbours without a door by chance, so that there are circular ways. Never
// into the boss's room or a secret one, and never around a lock.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

namespace doorstring {

// Rooms behind the same locks get an open door. Where one lies behind one lock more, the door is
// locked as well, and a key of its own lies on the way to it.
void addLoops(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
