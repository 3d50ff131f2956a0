// The feather: a hop over what harms on the ground.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Always possible. Who has run up to it hops farther.
bool hop(World& world, Events& events);

// One tick in the air. With the last one the knight lands.
void advanceHop(World& world, Events& events);

// He is steered in the air as on the ground.
void moveInAir(World& world, InputFrame input);

}  // namespace doorstring
