// How the ground of a room changes: blades and blasts clear it, and the knight pushes crates and
// blocks over it.
//
// A crate or a block that he walks against for a while slides one tile. Both go wherever there is
// free ground, ice, a pit or deep water, but not into a doorway. A crate may block any way, as the
// sword breaks it; a block is refused where it would cut off doors, the knight and what lies in the
// room from each other. So the knight can never be shut in.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Cuts grass and breaks urns and crates that stand still.
void strike(World& world, GridPos tile, Events& events);

// Does what a bomb does to the tiles up to `radius` around one: as `strike`, and rubble is cleared.
void blast(World& world, GridPos centre, int radius, Events& events);

// Breaks the cracked walls that a blast reaches.
void breakWalls(World& world, const SubDisc& reached, Events& events);

// Pushing takes a single direction, the middle of that side of the hit box in front of the crate,
// and a knight who is stopped by it: one who is led around its corner does not push it. What he has
// pushed onto a plate stays there until he lets go, so that nobody pushes it too far.
void pushAhead(World& world, InputFrame input, Events& events);

// Advances the crate or block that slides by one tick. It slides on over ice, if it may come to
// rest on the next tile; pits are filled, deep water swallows it.
void advancePush(World& world, Events& events);

// Presses the plates below crates and blocks at rest and below the knight, and releases the others.
void pressPlates(World& world, Events& events);

}  // namespace doorstring
