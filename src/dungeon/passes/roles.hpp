// The pass that says which rooms are special: the boss first, then the others in the order of Role.
// For what finds no room, draft.report says how many are missing. Keys are laid with their locks.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

namespace doorstring {

// Distances must be right.
void placeRoles(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
