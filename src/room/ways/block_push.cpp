#include "room/ways/block_push.hpp"

#include "room/ways/fairness.hpp"

namespace doorstring {

namespace {

// Whatever of `places` is joined on the tiles of `before` is joined on those of `after`.
bool staysJoined(const BitRows& before, const BitRows& after, const BitRows& places) {
    BitRows left = places & before;
    while (const auto first = firstBit(left)) {
        const BitRows together = left & reach(before, oneBit(*first));
        if (anyBit(together - reach(after, oneBit(*first)))) {
            return false;
        }
        left = left - together;
    }
    return true;
}

// The block at its old and at its new place, on these tiles where no block stood.
bool staysJoined(const BitRows& open, const BitRows& blocks, BlockPush push,
                 const BitRows& places) {
    const BitRows before = open - blocks;
    BitRows after = open - (blocks - oneBit(push.from));
    removeBit(after, push.to);
    return staysJoined(before, after, places);
}

}  // namespace

bool staysConnected(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                    const BitRows& places) {
    if (!canStandOn(floors[push.to])) {
        return true;  // it sinks, or fills a pit
    }
    const BitRows blocks = bitsWhere(tiles, [](Tile tile) { return tile == Tile::Block; });
    return staysJoined(safeTiles(floors), blocks, push, places) &&
           staysJoined(bitsWhere(floors, canStandOn), blocks, push, places);
}

}  // namespace doorstring
