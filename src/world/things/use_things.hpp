// What the knight does with what stands in a room: he opens chests, buys wares and strikes
// crystals.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The thing right before the knight that he faces; null if there is none.
const Thing* thingAhead(const World& world);

// Uses the thing ahead if the knight has walked against it for a while, or if the sword key is
// pressed in a room where nothing lives: a chest opens, a ware is bought if it is of use and he can
// pay for it.
void useThings(World& world, InputFrame input, Events& events);

// Strikes the crystals that arrows or the hook have hit since the event at `first`. The gates of
// the room open for good.
void strikeCrystals(World& world, Events& events, std::size_t first);

}  // namespace doorstring
