// Bombs: laid before the knight, they go off when their fuse has burnt.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// False where the knight has none left, or as many lie as may.
bool layBomb(World& world, Events& events);

void advanceBombs(World& world, Events& events);

}  // namespace doorstring
