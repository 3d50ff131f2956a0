// An attack on where the knight stood when it began.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

void aimLeap(Turn& turn);

// It goes on to its end, whatever is in the way.
bool leap(Turn& turn);

}  // namespace doorstring
