// Where something solid may stand in a room without being in anybody's way: for good, or a block
// that is pushed.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <optional>

namespace doorstring {

// Finds places for solid things that stay where they are.
class Standing {
public:
    // The middle of the room stays free, and the ends of its doors with a frame.
    Standing(const Grid<Tile>& tiles, const WaysOut& ways, DoorSet framedDoors);

    // Whether the tile is bare ground that one can walk up to, and whatever is joined stays so once
    // something stands there.
    bool mayStand(GridPos tile) const;
    // The same of several tiles at once, of which some can be walked up to.
    bool mayStandOn(const BitRows& tiles) const;
    // From then on the tile is not free.
    void take(GridPos tile);
    // Nothing stands there, but one walks over it.
    void keepFree(GridPos tile);
    // What stands there can be walked up to from all sides that are open now.
    void keepFreeBeside(GridPos tile);
    // Where there is little bare ground: the middle of the room, grass, ice and shallows will do as
    // well.
    void allowMore();
    // Where every bit of ground leads on: in place of walls, pillars and deep water.
    void allowFilled();
    // What there is to walk on unharmed.
    const BitRows& open() const { return open_; }
    // Whether the knight can stand right below it.
    bool isOpenBelow(GridPos tile) const;

    // Of the tiles that will do the one of the greatest merit, and takes it.
    template <typename Merit>
    std::optional<GridPos> takeBest(Merit merit) {
        std::optional<GridPos> best;
        forEachBit(allowed_, [&](GridPos tile) {
            if ((!best || merit(tile) > merit(*best)) && mayStand(tile)) {
                best = tile;
            }
        });
        if (best) {
            take(*best);
        }
        return best;
    }

private:
    BitRows open_;     // to walk on unharmed
    BitRows spare_;    // allowed where nothing else is
    BitRows filled_;   // inside, but nothing to walk on
    BitRows allowed_;  // bare ground that can be reached from a way out
};

// A block may be pushed unless that would cut off from each other places that are joined so far. So
// nobody can be shut in, however blocks are pushed. Crates break under the sword and are never in
// the way.
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
