// Giving the knight what he finds or buys: he holds it up while all else waits.
#pragma once

#include "config/item_parts.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Adds it to what the knight carries and begins the moment in which he holds it up. `count` is of
// what can be counted: coins, bombs, arrows, hearts and keys.
void giveTreasure(World& world, Treasure what, int count, Events& events);

inline void giveItem(World& world, Item item, Events& events) {
    giveTreasure(world, treasureOf(item), 1, events);
}

// Whether it would be of use to him: nothing that he has the most of.
bool hasUseFor(const World& world, Treasure what);

// One tick of holding it up. Nothing else moves meanwhile.
void holdUp(World& world, InputFrame input, Events& events);

}  // namespace doorstring
