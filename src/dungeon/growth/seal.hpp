// The pass that takes out every door whose neighbour has no door back. Such doors are only in the
// rooms that the growth has listed so.
#pragma once

#include "dungeon/draft.hpp"

namespace doorstring {

void seal(Draft& draft);

}  // namespace doorstring
