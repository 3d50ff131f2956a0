// The pass that removes every door whose neighbour has no door back. Only rooms in
// Draft::maybeUnpartnered can have such doors.
#pragma once

#include "dungeon/draft.hpp"

namespace doorstring {

void seal(Draft& draft);

}  // namespace doorstring
