// What tall grass hides.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Of all grass that was cut since the event at `first`.
void dropFromGrass(World& world, const Events& events, std::size_t first);

}  // namespace doorstring
