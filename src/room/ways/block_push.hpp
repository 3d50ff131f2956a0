// Whether a block may be pushed on: not if that would cut off from each other places that are
// joined so far. So nobody can be shut in, however blocks are pushed.
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

// `tiles` has the crates and blocks as they stand now, `floors` what is below them. `places` are
// gaps of doors, the knight's tile and tiles on which something lies. True if those joined by safe
// ground stay joined so, and those joined at all stay joined.
bool staysConnected(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                    const BitRows& places);

}  // namespace doorstring
