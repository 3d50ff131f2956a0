// Finding the way inside a room.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

SubPos tileCentre(GridPos tile);

// The tile that the middle of the knight's hit box is in.
GridPos knightsTile(const World& world);

// What to hold to come nearer to a place in the knight's room, or just outside of one of its doors,
// by the shortest way over ground that does no harm; where there is none, through crates, or else
// over any ground. Nothing where
// the knight is there or there is no way.
InputFrame walkTo(const World& world, SubPos place);

}  // namespace doorstring
