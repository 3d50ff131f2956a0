// The string of a floor, whose ends hang in the boss's room and in the start. Once the boss has
// fallen it pulls the knight from one to the other.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Begins to pull the knight up at `end`, one end of the string. Does nothing if he is busy with
// another deed, or if the string has no other end.
void beginStringPull(World& world, const Thing& end, Events& events);

// Pulls the knight for a tick. Halfway through the pull he leaves the room, and then comes down at
// the other end.
void reelIn(World& world);

}  // namespace doorstring
