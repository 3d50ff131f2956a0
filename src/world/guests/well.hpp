// The wishing well: the knight throws coins in, and it answers.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The price of the next throw, in coins.
inline int wishPrice(const World& world) {
    return world.config.adventure.guests.well.priceAfter(world.wellThrows);
}

// Throws coins into the well, if the knight has enough. Its answer is drawn by the seed and the
// number of earlier throws. After as many throws as WellRules::throws says, the well is used up.
void makeWish(World& world, const Thing& well, Events& events);

}  // namespace doorstring
