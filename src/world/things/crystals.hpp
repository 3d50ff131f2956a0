// Crystals: an arrow or the hook strikes them from afar, and the gates of their room open.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Those that were hit since the event at `first`. Gates stay open for good.
void strikeCrystals(World& world, Events& events, std::size_t first);

}  // namespace doorstring
