// Dark rooms: in them only what is lit can be seen.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// Depends on nothing but the dungeon, the room and the configuration. Where the knight does not
// surely have the lantern, only rooms are dark in which nothing harms him.
bool isDark(const World& world, const Room& room);

// Only what comes near before it attacks, and only where the knight surely has the lantern.
bool mayLiveInDark(const World& world, CreatureKind kind);

}  // namespace doorstring
