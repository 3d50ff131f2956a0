// Walking about without a goal: some steps one way, a pause, some steps another way.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

void wander(Turn& turn);

}  // namespace doorstring
