// The wishing well: the knight throws coins in, and it answers.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// What the next throw costs, in coins.
inline int wishPrice(const World& world) {
    return world.config.adventure.guests.well.priceAfter(world.wellThrows);
}

// Throws coins into the well, if the knight has enough. It answers by the seed and the number of
// throws, until it has been asked often enough.
void makeWish(World& world, const Thing& well, Events& events);

}  // namespace doorstring
