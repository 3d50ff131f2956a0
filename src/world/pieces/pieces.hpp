// Plays the set piece of the knight's room. It begins when he has been there for a moment and is
// well inside. If he fails, it begins again when he comes back. Once it is done, it never begins
// again.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether a set piece is still to be done in the knight's room.
bool hasUnsolvedPiece(const World& world);

// Advances the set piece of the room by a tick.
void stepPiece(World& world, Events& events);

// Strikes a tile of the set piece once in each swing, when the blade begins to point ahead. It is
// the tile nearest to the knight among those that the blade reaches and PieceRule::answers accepts.
void strikePiece(World& world, Events& events);

}  // namespace doorstring
