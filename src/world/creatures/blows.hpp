// What a blow of the sword or a blast does to creatures.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// A blow from `from` at whatever the box or disc overlaps, or so many of them at once. Shields stop
// it, and what is aloft is out of its reach.
void strikeAll(World& world, const SubBox& box, SubPos from, Events& events, int blows = 1);
void strikeAll(World& world, const SubDisc& disc, SubPos from, Events& events, int blows = 1);

// Whoever has taken its last blow is gone, a boss only when it has done falling: those who fall
// leave drops, and the last of a room opens it.
void removeFallen(World& world, Events& events);

}  // namespace doorstring
