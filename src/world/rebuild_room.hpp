// Rooms made by hand were edited during play: the one under the knight's feet becomes what it is
// now.
#pragma once

#include "world/state/world.hpp"

namespace doorstring {

// Lays the knight's room anew, and the next one where it walks into that. A knight that would stand
// in something solid or harmful is put on the nearest safe tile.
void rebuildRoom(World& world, const RoomTexts& texts);

}  // namespace doorstring
