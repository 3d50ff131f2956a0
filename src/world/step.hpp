// One tick of the game. During play a World changes only here, and in Expedition, which replaces
// dungeons and rules. What happened is added to `events`.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

void step(World& world, InputFrame input, Events& events);

}  // namespace doorstring
