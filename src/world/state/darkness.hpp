// Dark rooms: in them only what is lit can be seen.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// Depends on the dungeon, the room, the configuration, and on where the lantern's chest stands.
// Where the knight does not surely have the lantern, only rooms are dark in which nothing harms
// him.
bool isDark(const World& world, const Room& room);

// Only what comes near before it attacks, and only where the knight surely has the lantern.
bool mayLiveInDark(const World& world, CreatureKind kind);

}  // namespace doorstring
