// What a bomb does to the ground around it.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Clears rubble and burns grass on a tile of the knight's room and on the eight around it.
void blast(World& world, GridPos centre, Events& events);

}  // namespace doorstring
