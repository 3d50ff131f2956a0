// What tall grass hides and urns hold.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Drops what the grass hid that was cut since the event at `first`.
void dropFromGrass(World& world, const Events& events, std::size_t first);

// Drops what the urns held that broke since the event at `first`, where they stood.
void spillUrns(World& world, const Events& events, std::size_t first);

}  // namespace doorstring
