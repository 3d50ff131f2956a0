// What blades and blasts clear away.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Cuts grass and breaks a crate that stands still; nothing where there is neither.
void strike(World& world, GridPos tile, Events& events);

// A bomb: clears rubble too, up to so many tiles around one.
void blast(World& world, GridPos centre, int radius, Events& events);

// Breaks the cracked walls that a blast reaches.
void breakWalls(World& world, const SubDisc& reached, Events& events);

}  // namespace doorstring
