// What blades and blasts clear away.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Cuts grass and breaks urns and crates that stand still.
void strike(World& world, GridPos tile, Events& events);

// Does what a bomb does to the tiles up to `radius` around one: as `strike`, and rubble is cleared.
void blast(World& world, GridPos centre, int radius, Events& events);

// Breaks the cracked walls that a blast reaches.
void breakWalls(World& world, const SubDisc& reached, Events& events);

}  // namespace doorstring
