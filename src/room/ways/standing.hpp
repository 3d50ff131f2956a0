// Where something solid may be in a room without being in anybody's way: for good, or a block that
// is pushed.
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

    // Whether the tile is bare ground that one can walk up to, and whatever is joined stays so with
    // something solid on it.
    bool mayStand(GridPos tile) const;
    // Whether the same holds for several tiles together, some of which can be walked up to.
    bool mayStandOn(const BitRows& tiles) const;
    // Takes the tile, which is not free from then on.
    void take(GridPos tile);
    // Keeps the tile free of things: one walks over it.
    void keepFree(GridPos tile);
    // Keeps free all open sides of the tile, so that what is on it can be walked up to.
    void keepFreeBeside(GridPos tile);
    // Allows the middle of the room, grass, ice and shallows, too: for rooms with little bare
    // ground.
    void allowMore();
    // Allows the place of walls, pillars and deep water, too: for rooms whose ground is all needed.
    void allowFilled();
    // The tiles to walk on unharmed.
    const BitRows& open() const { return open_; }
    // Whether the knight can get to the tile right below it.
    bool isOpenBelow(GridPos tile) const;

    // Takes the tile of the greatest merit among those that will do; null if none will.
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
    GridPos from;  // where the block is
    GridPos to;    // ground next to it, or what swallows a block
};

// `tiles` has the crates and blocks as they are now, `floors` what is below them. `places` are
// gaps of doors, the knight's tile and tiles with something on them. True if those joined by safe
// ground stay joined so, and those joined at all stay joined.
bool staysConnected(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                    const BitRows& places);

}  // namespace doorstring
