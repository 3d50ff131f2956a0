// Dark rooms: in them only what is lit can be seen.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// Whether the room is dark. That depends on the dungeon, the room, the configuration, and on where
// the lantern's chest stands. Unless the knight surely has the lantern, only rooms are dark in
// which nothing harms him.
bool isDark(const World& world, const Room& room);

// Whether the creature may live in the dark: it must come near before it attacks, and the knight
// must surely have the lantern.
bool mayLiveInDark(const World& world, CreatureKind kind);

}  // namespace doorstring
