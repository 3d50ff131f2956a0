// A tick of everything that lives, flies and lies in the knight's room.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Moves creatures, projectiles and drops, and hurts the knight where an attack meets him. Only an
// attack hurts: creatures that walk, wait or rest may be touched.
void moveCreatures(World& world, Events& events);

}  // namespace doorstring
