// Where something solid may stand in a room for good without being in anybody's way.
#pragma once

#include "base/door_set.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <optional>

namespace doorstring {

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

}  // namespace doorstring
