// Dark rooms: in them only what is lit can be seen.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// Whether a room is dark: depends on the dungeon, the room, the configuration, and on where the
// lantern's chest stands. As long as the knight may lack the lantern, only harmless rooms are dark.
bool isDark(const World& world, const Room& room);

// Whether a kind may live in the dark: only one that comes near before it attacks, and only where
// the knight surely has the lantern.
bool mayLiveInDark(const World& world, CreatureKind kind);

}  // namespace doorstring
