// One tick of the game: besides Expedition, which replaces dungeons and rules, the only way in
// which a World changes during play. What happened is added to `events`.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

void step(World& world, InputFrame input, Events& events);

}  // namespace doorstring
