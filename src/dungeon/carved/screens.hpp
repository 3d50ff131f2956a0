// What a screen of a carved map is good for.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring {

// Whether one can walk unharmed, and without leaving it, from anywhere in a screen to anywhere else
// in it, and inside its edge without touching that, where the ways out may be shut.
bool isWhole(const Grid<Tile>& screen);

// Whether it has place for more than walking through: for a shop, say. Such a screen is whole.
bool isRoomy(const Grid<Tile>& screen);

}  // namespace doorstring
