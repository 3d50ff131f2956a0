#include "room/ways/standing.hpp"

#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

namespace doorstring {

namespace {

BitRows neighboursOf(GridPos tile) {
    BitRows around{};
    for (const Direction side : allDirections) {
        const GridPos beside = neighbour(tile, side);
        if (GridSize{maxRoomSide, maxRoomSide}.contains(beside)) {
            addBit(around, beside);
        }
    }
    return around;
}

// Whether all that is joined stays joined when some tiles are taken away, which is so if all open
// tiles beside them are joined. `remaining` are the open tiles that are left, `around` the tiles
// beside those that are taken away. False if none of `around` is open.
bool staysJoined(const BitRows& remaining, const BitRows& around) {
    const BitRows beside = around & remaining;
    const auto first = firstBit(beside);
    return first && !anyBit(beside - reach(remaining, oneBit(*first)));
}

// The tiles by which a room is entered: its ways out, or the middle if there are none.
BitRows waysInto(GridSize room, const WaysOut& ways) {
    return ways.sides().empty() ? bitsOf(middleOf(room)) : ways.tiles(room);
}

}  // namespace

Standing::Standing(const Grid<Tile>& tiles, const WaysOut& ways, DoorSet framedDoors)
    : open_(safeTiles(tiles)) {
    const GridSize size = tiles.size();
    const auto where = [&](Tile which) {
        return bitsWhere(tiles, [which](Tile tile) { return tile == which; });
    };
    const BitRows reached = reach(open_, waysInto(size, ways)) & bitsOf(insideOf(size));
    const BitRows free = reached - doorEnds(size, framedDoors);
    const BitRows ground = where(Tile::Ground);
    allowed_ = (free & ground) - bitsOf(middleOf(size));
    filled_ =
        bitsOf(insideOf(size)) & (where(Tile::Wall) | where(Tile::Pillar) | where(Tile::DeepWater));
    spare_ = free & (ground | where(Tile::Grass) | where(Tile::Ice) | where(Tile::Shallows));
}

bool Standing::mayStand(GridPos tile) const {
    return hasBit(allowed_, tile) && staysJoined(open_ - oneBit(tile), neighboursOf(tile));
}

bool Standing::mayStandOn(const BitRows& tiles) const {
    if (anyBit(tiles - allowed_)) {
        return false;
    }
    BitRows around{};
    forEachBit(tiles, [&](GridPos tile) { around = around | neighboursOf(tile); });
    return staysJoined(open_ - tiles, around);
}

void Standing::take(GridPos tile) {
    removeBit(open_, tile);
    keepFree(tile);
}

void Standing::keepFree(GridPos tile) {
    removeBit(allowed_, tile);
    removeBit(spare_, tile);
    removeBit(filled_, tile);
}

void Standing::keepFreeBeside(GridPos tile) {
    const BitRows beside = neighboursOf(tile);
    allowed_ = allowed_ - beside;
    spare_ = spare_ - beside;
    filled_ = filled_ - beside;
}

void Standing::allowMore() {
    allowed_ = allowed_ | spare_;
}

void Standing::allowFilled() {
    allowed_ = allowed_ | filled_;
}

bool Standing::isOpenBelow(GridPos tile) const {
    return hasBit(open_, neighbour(tile, Direction::South));
}

namespace {

// Whether those of `places` that are joined on the tiles of `before` are also joined on those of
// `after`.
bool placesStayJoined(const BitRows& before, const BitRows& after, const BitRows& places) {
    BitRows unchecked = places & before;
    while (const auto first = firstBit(unchecked)) {
        const BitRows together = unchecked & reach(before, oneBit(*first));
        if (anyBit(together - reach(after, oneBit(*first)))) {
            return false;
        }
        unchecked = unchecked - together;
    }
    return true;
}

// Whether places stay joined when the block moves from its old tile to the new one. `open` are the
// tiles that would be open without any blocks.
bool pushKeepsJoined(const BitRows& open, const BitRows& blocks, BlockPush push,
                     const BitRows& places) {
    const BitRows before = open - blocks;
    BitRows after = open - (blocks - oneBit(push.from));
    removeBit(after, push.to);
    return placesStayJoined(before, after, places);
}

}  // namespace

bool keepsPlacesJoined(const Grid<Tile>& tiles, const Grid<Tile>& floors, BlockPush push,
                       const BitRows& places) {
    if (!canStandOn(floors[push.to])) {
        return true;  // it sinks, or fills a pit
    }
    const BitRows blocks = bitsWhere(tiles, [](Tile tile) { return tile == Tile::Block; });
    return pushKeepsJoined(safeTiles(floors), blocks, push, places) &&
           pushKeepsJoined(bitsWhere(floors, canStandOn), blocks, push, places);
}

}  // namespace doorstring
