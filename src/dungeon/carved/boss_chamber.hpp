// Ground for a boss in a carved map.
#pragma once

#include "dungeon/carved/carved_map.hpp"

namespace doorstring {

// Carves so many tiles of ground around the middle of the exit's screen or, where they do not fit
// there, of that of the room farthest from the start; the exit moves to the middle of it. Nothing
// of that screen lies apart from this ground: its ways out shut while the boss lives. False where
// it fits nowhere; the map then stays as it was.
bool carveBossChamber(GridSize space, CarvedMap& map);

}  // namespace doorstring
