#include "room/ways/block_push.hpp"

#include "room/ways/safe_ways.hpp"

namespace doorstring {

namespace {

bool contains(const BitRows& rows, const BitRows& part) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if ((part[y] & ~rows[y]) != 0) {
            return false;
        }
    }
    return true;
}

BitRows common(const BitRows& a, const BitRows& b) {
    BitRows both{};
    for (std::size_t y = 0; y < a.size(); ++y) {
        both[y] = a[y] & b[y];
    }
    return both;
}

// The upper left one; none: nothing is set.
BitRows firstOf(const BitRows& rows) {
    BitRows first{};
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (rows[y] != 0) {
            first[y] = rows[y] & (0 - rows[y]);
            break;
        }
    }
    return first;
}

// Whatever of `places` is joined on the tiles of `before` is joined on those of `after`.
bool staysJoined(const BitRows& before, const BitRows& after, const BitRows& places) {
    BitRows left = common(places, before);
    for (BitRows first = firstOf(left); first != BitRows{}; first = firstOf(left)) {
        const BitRows together = common(left, reach(before, first));
        if (!contains(reach(after, first), together)) {
            return false;
        }
        for (std::size_t y = 0; y < left.size(); ++y) {
            left[y] &= ~together[y];
        }
    }
    return true;
}

// The block at its old and at its new place, on these tiles where no block stood.
bool staysJoined(BitRows open, const BitRows& blocks, BlockPush push, const BitRows& places) {
    const bool opens = hasBit(open, push.from);
    for (std::size_t y = 0; y < open.size(); ++y) {
        open[y] &= ~blocks[y];
    }
    BitRows after = open;
    after[static_cast<std::size_t>(push.to.y)] &= ~bitSpan(push.to.x, 1);
    if (opens) {
        addBit(after, push.from);
    }
    return staysJoined(open, after, places);
}

template <typename Holds>
BitRows tilesWhere(const Grid<Tile>& tiles, Holds holds) {
    BitRows found{};
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            if (holds(tiles[{x, y}])) {
                addBit(found, {x, y});
            }
        }
    }
    return found;
}

}  // namespace

bool staysConnected(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                    const BitRows& places) {
    if (!canStandOn(floors[push.to])) {
        return true;  // it sinks, or fills a pit
    }
    const BitRows blocks = tilesWhere(tiles, [](Tile tile) { return tile == Tile::Block; });
    return staysJoined(safeTiles(floors), blocks, push, places) &&
           staysJoined(tilesWhere(floors, canStandOn), blocks, push, places);
}

}  // namespace doorstring
