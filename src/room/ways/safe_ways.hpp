// Where a knight without items walks unharmed in a room, and how far it gets there.
//
// Ways lead from tile to tile along sides. Crates and blocks count as walls.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/door_gap.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring {

// The tiles to walk on unharmed. Ice counts where nothing harmful is beside it, corners included: a
// gliding knight cannot stop at once.
BitRows safeTiles(const Grid<Tile>& tiles);

// What can be reached from `from` on the tiles of `open`; the part of `from` that is open counts.
BitRows reach(const BitRows& open, const BitRows& from);

}  // namespace doorstring
