// What blades and blasts clear away.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Cuts grass and breaks a crate that stands still; nothing where there is neither.
void strike(World& world, GridPos tile, Events& events);

// A bomb: clears rubble too, on a tile of the knight's room and on the eight around it.
void blast(World& world, GridPos centre, Events& events);

}  // namespace doorstring
