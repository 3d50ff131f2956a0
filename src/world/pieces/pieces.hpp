// Plays the set piece of the knight's room. It begins when he has been there for a moment and is
// well inside. If he fails, it begins again when he comes back; if it is done, it never does.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether a set piece is still to be done in the knight's room.
bool hasUnsolvedPiece(const World& world);

// Advances the set piece of the room by a tick.
void stepPiece(World& world, Events& events);

// Strikes one tile of the set piece in each swing, when the blade begins to point ahead: of the
// tiles that the blade reaches and that PieceRule::answers accepts, the nearest to the knight.
void strikePiece(World& world, Events& events);

}  // namespace doorstring
