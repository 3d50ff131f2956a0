// Urns: the sword breaks them, and some hold something.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// What was in urns that broke since the event at `first` is left where they stood.
void spillUrns(World& world, const Events& events, std::size_t first);

}  // namespace doorstring
