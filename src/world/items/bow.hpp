// The bow: an arrow flies straight ahead until it meets something.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// False where the knight has no arrows left.
bool shootArrow(World& world, Events& events);

void advanceArrows(World& world, Events& events);

}  // namespace doorstring
