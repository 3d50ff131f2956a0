// The middle of a boss's room: a boss is large and leaps, so whatever the interior, there is free
// ground around it.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring {

// The tiles around the middle of a room, inside its walls: one more in a direction in which the
// room has an even number of tiles.
GridRect bossSpace(GridSize room, GridSize space);

// Lays ground in place of all that is solid or harmful there.
void clearBossSpace(Grid<Tile>& tiles, GridSize space);

}  // namespace doorstring
