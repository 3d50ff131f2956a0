// The stairs of a floor of an adventure: they open when nothing lives in their room any more, and
// lead down.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Advances the opening of the stairs by one tick, if it is time. They do not swallow a knight who
// stands on them: he has to step off first.
void openStairs(World& world, Events& events);

// Lets the knight begin to walk down if he steps on open stairs.
void takeStairs(World& world, Events& events);

// Advances the way down by one tick. At its end the floor is left.
void walkDown(World& world);

}  // namespace doorstring
