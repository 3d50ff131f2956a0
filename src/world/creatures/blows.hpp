// What a blow of the sword or a blast does to creatures.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// A blow from `from` at whatever the box overlaps, or so many of them at once. Shields stop it, and
// those who fall leave drops.
void strikeAll(World& world, const SubBox& box, SubPos from, Events& events, int blows = 1);

}  // namespace doorstring
