// Whether a block may be pushed on: anywhere but where it would cut off from each other what the
// room has joined so far. So nobody is shut in, however blocks are pushed.
//
// Crates break under the sword and are never in the way.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"

namespace doorstring {

struct BlockPush {
    GridPos from;  // where the block stands
    GridPos to;    // ground next to it, or what swallows a block
};

// `tiles` has the crates and blocks as they stand now, `floors` what is below them. Of `places`,
// gaps of doors, the knight's tile, tiles on which something lies, those that are joined on safe
// ground stay so, and those that are joined at all.
bool staysConnected(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                    const BitRows& places);

}  // namespace doorstring
