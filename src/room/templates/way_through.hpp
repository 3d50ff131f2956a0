// The way through a room that has the fewest tiles in its way: what is missing where two places do
// not connect.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"

#include <vector>

namespace doorstring {

// The tiles to be opened for a way of safe tiles from `from` to `to`, in their order; empty where
// there is such a way. The ring of walls is never opened.
std::vector<GridPos> tilesInTheWay(const Grid<Tile>& tiles, const BitRows& from, const BitRows& to);

}  // namespace doorstring
