// Plays the set piece of the knight's room. It begins when he is well inside. It ends for good when
// it is done, or until he comes back when he has failed.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether a set piece is still to be done in the knight's room.
bool hasPiece(const World& world);

// Advances the set piece of the room by a tick.
void stepPiece(World& world, Events& events);

// Strikes what belongs to the set piece before the knight, once in each swing, when the blade
// points ahead.
void strikePiece(World& world, Events& events);

}  // namespace doorstring
