// Removes the ways that lead around a lock.
#pragma once

#include "dungeon/passes/key_levels.hpp"

namespace doorstring {

// Of the doorways between rooms of different levels only the locked ones stay; of a secret room's
// cracked walls those to the level that most of them lead to.
void closeWaysAround(const RoomTree& tree, const KeyLevels& levels, Draft& draft);

}  // namespace doorstring
