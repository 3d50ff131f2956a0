// The stairs of a floor of an adventure: they open when nothing lives in their room any more, and
// lead down.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// One tick of opening, where it is time. The knight who stands on them is not swallowed: he has to
// step off first.
void openStairs(World& world, Events& events);

// The knight begins to walk down where he steps on stairs that are open.
void takeStairs(World& world, Events& events);

// One tick on the way down. At the end of it the floor is left.
void walkDown(World& world);

}  // namespace doorstring
