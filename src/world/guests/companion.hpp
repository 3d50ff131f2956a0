// The captive, once he is free: he follows the knight from room to room, strikes creatures, kneels
// for a while when he is hit, and leaves a gift at the stairs. He is in nobody's way.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Opens a cage. The captive in it fights beside the knight from then on.
void freeCaptive(World& world, const Thing& cage, Events& events);

// The box that the companion's blade reaches.
SubBox companionBlade(const Companion& companion);

// Moves the companion for a tick, if there is one.
void moveCompanion(World& world, Events& events);

// Brings the companion, if there is one, to the knight, who has just come into a room.
void bringCompanion(World& world);

// Lets the companion, if there is one, say farewell and leave a gift.
void partFromCompanion(World& world, Events& events);

}  // namespace doorstring
