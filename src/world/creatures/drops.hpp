// Hearts and coins: left by those who fall, and taken by walking near.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// What the creature leaves where it fell, if anything.
void dropFrom(World& world, const Creature& creature);

// One tick of all drops.
void moveDrops(World& world, Events& events);

}  // namespace doorstring
