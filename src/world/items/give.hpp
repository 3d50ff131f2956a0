// Gives the knight what he finds or buys. He holds it up while all else waits.
#pragma once

#include "config/item_parts.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Adds a treasure to what the knight carries and begins the moment in which he holds it up. `count`
// matters only for coins, bombs, arrows, hearts and small keys.
void giveTreasure(World& world, Treasure what, int count, Events& events);

// Whether the knight has a use for the treasure. It is of no use if he has it already or has as
// many as he can have, and bombs and arrows are of no use without their item.
bool hasUseFor(const World& world, Treasure what);

// Advances by one tick the moment in which a treasure is held up. Nothing else moves meanwhile.
void holdUp(World& world, InputFrame input, Events& events);

}  // namespace doorstring
