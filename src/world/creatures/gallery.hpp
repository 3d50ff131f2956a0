// A gallery, in which creatures come again and again to be fought.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

inline constexpr int galleryPauseTicks = 90;  // from the fall of the last one to the next

// Creatures come where there are none: at once in a room where none has fallen, else after the
// pause. `events` are those of the tick.
void fillGallery(World& world, const Events& events);

}  // namespace doorstring
