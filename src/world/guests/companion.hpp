// The captive, once he is free: he follows the knight from room to room, strikes creatures, kneels
// for a while when he is hit, and leaves a gift at the stairs. He is in nobody's way.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Opens a cage. Who was in it fights beside the knight from now on.
void freeCaptive(World& world, const Thing& cage, Events& events);

// The box that the companion's blade reaches.
SubBox companionBlade(const Companion& companion);

// Moves the companion for a tick, if there is one.
void moveCompanion(World& world, Events& events);

// Lets him come into a room beside the knight, who is there already.
void bringCompanion(World& world);

// Lets him say farewell, where there is a companion.
void partFromCompanion(World& world, Events& events);

}  // namespace doorstring
