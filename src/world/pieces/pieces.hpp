// Plays the set piece of the knight's room. It begins when he is well inside. Once done, it has
// ended for good. If he fails, it begins again when he comes back.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether a set piece is still to be done in the knight's room.
bool hasPiece(const World& world);

// Advances the set piece of the room by a tick.
void stepPiece(World& world, Events& events);

// Strikes one tile in each swing, when the blade begins to point ahead: the one nearest to the
// knight among those that the blade reaches and that answer to it by the rule of the set piece.
void strikePiece(World& world, Events& events);

}  // namespace doorstring
