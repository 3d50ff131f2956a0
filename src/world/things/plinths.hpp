// Relics in pairs, each on a plinth: the knight takes one, and both plinths sink.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <cstddef>

namespace doorstring {

// Raises the plinths with the pair of relics that a boss leaves, if the events from `first` on say
// that the stairs begin to open.
void raisePlinths(World& world, Events& events, std::size_t first);

// Gives the knight the relic of a plinth. All plinths of the room sink.
void takeFromPlinth(World& world, const Thing& plinth, Events& events);

}  // namespace doorstring
