// The pass that takes out every door whose neighbour has no door back.
#pragma once

#include "dungeon/passes/draft.hpp"

namespace doorstring {

void seal(Draft& draft);

}  // namespace doorstring
