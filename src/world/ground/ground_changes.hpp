// Changes the ground of a room: blades and blasts clear it, and the knight pushes crates and blocks
// over it.
//
// A crate or a block that he walks against for a while slides one tile. Both go wherever there is
// free ground, ice, a pit or deep water, but not into a doorway. A crate may bar any way, because
// the sword breaks it; a block is not moved where it would cut off doors, the knight and what is in
// the room from each other. So the knight can never be shut in.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Cuts the grass on a tile, or breaks the urn there, or the crate unless it slides.
void strike(World& world, GridPos tile, Events& events);

// Strikes all tiles up to `radius` tiles from `centre`, as strike() does, and clears rubble there.
void blast(World& world, GridPos centre, int radius, Events& events);

// Breaks the cracked walls that a blast reaches.
void breakWalls(World& world, const SubDisc& reached, Events& events);

// Lets the knight push the crate or block ahead. He has to walk straight, not diagonally, the
// middle of his front has to meet it, and it has to stop him; a knight who is led around its corner
// does not push. What he has pushed onto a plate stays there until he stops walking that way, so
// that it is not pushed too far.
void pushAhead(World& world, InputFrame input, Events& events);

// Advances the sliding crate or block by one tick. On ice it slides on if it may come to rest on
// the next tile. It fills a pit, and deep water swallows it.
void advancePush(World& world, Events& events);

// Presses the plates below crates and blocks at rest, and below the knight unless he is aloft.
// Releases the others.
void pressPlates(World& world, Events& events);

}  // namespace doorstring
