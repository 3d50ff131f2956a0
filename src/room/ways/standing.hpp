// Decides where solid things may be in a room without blocking it: things that stay there, and
// blocks that are pushed.
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
    // Keeps the middle of the room free, and the gaps of `framedDoors` with the tiles just inside.
    Standing(const Grid<Tile>& tiles, const WaysOut& ways, DoorSet framedDoors);

    // Whether something solid may be put on the tile: the tile is bare ground, or allowMore() or
    // allowFilled() has allowed it; the thing can be walked up to; and open tiles that are joined
    // stay joined.
    bool mayStand(GridPos tile) const;
    // The same for something solid on all of these tiles at once; it is enough if one of them can
    // be walked up to.
    bool mayStandOn(const BitRows& tiles) const;
    // Puts something solid on the tile.
    void take(GridPos tile);
    // Keeps the tile free of things, as the knight walks over it.
    void keepFree(GridPos tile);
    // Keeps the four tiles beside this one free, so that what is on it can be walked up to.
    void keepFreeBeside(GridPos tile);
    // Also allows the middle of the room, grass, ice and shallows, for rooms with little bare
    // ground.
    void allowMore();
    // Also allows the places of walls, pillars and deep water, for rooms that need all their
    // ground.
    void allowFilled();
    // The tiles to walk on unharmed.
    const BitRows& open() const { return open_; }
    // Whether the knight can walk unharmed on the tile right below this one.
    bool isOpenBelow(GridPos tile) const;

    // Takes the tile of the greatest merit on which something may stand, and returns it; null if
    // there is none.
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
    BitRows spare_;    // what allowMore() adds
    BitRows filled_;   // what allowFilled() adds
    BitRows allowed_;  // bare ground that can be reached and is not kept free, and what was added
};

// A push of a block. It is refused if it would separate places that are joined, so that nobody can
// ever be shut in. Crates never count as in the way, as the sword breaks them.
struct BlockPush {
    GridPos from;  // where the block is
    GridPos to;    // ground next to it, or what swallows a block
};

// Whether the push keeps `places` joined: those that safe ground joins now must stay joined by safe
// ground, and those that ground of any kind joins must stay joined by ground of any kind. `places`
// are the ways out, the knight's tile, and what else must be reached in the room. `tiles` has the
// crates and blocks as they are now, `floors` what is below them.
bool keepsPlacesJoined(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                       const BitRows& places);

}  // namespace doorstring
