// One tick of the game: the only way in which a World changes during play.
#pragma once

#include "world/events.hpp"
#include "world/input_frame.hpp"
#include "world/world.hpp"

namespace doorstring {

void step(World& world, InputFrame input, Events& events);

}  // namespace doorstring
