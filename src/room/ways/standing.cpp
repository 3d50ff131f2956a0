#include "room/ways/standing.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/safe_ways.hpp"

namespace doorstring {

namespace {

BitRows neighboursOf(GridPos tile) {
    BitRows around{};
    for (const Direction side : allDirections) {
        addBit(around, neighbour(tile, side));
    }
    return around;
}

BitRows waysInto(GridSize room, const WaysOut& ways) {
    return ways.doors().empty() ? bitsOf(middleOf(room)) : ways.tiles(room);
}

}  // namespace

Standing::Standing(const Grid<Tile>& tiles, const WaysOut& ways, DoorSet framedDoors)
    : open_(safeTiles(tiles)) {
    const GridSize size = tiles.size();
    const auto where = [&](Tile which) {
        return bitsWhere(tiles, [which](Tile tile) { return tile == which; });
    };
    const BitRows inside = reach(open_, waysInto(size, ways)) & bitsOf(insideOf(size));
    const BitRows free = inside - doorEnds(size, framedDoors);
    const BitRows ground = where(Tile::Ground);
    allowed_ = (free & ground) - bitsOf(middleOf(size));
    spare_ = free & (ground | where(Tile::Grass) | where(Tile::Ice) | where(Tile::Shallows));
}

// What is joined over the tile is joined without it if its neighbours are.
bool Standing::mayStand(GridPos tile) const {
    if (!hasBit(allowed_, tile)) {
        return false;
    }
    const BitRows left = open_ - oneBit(tile);
    const BitRows around = neighboursOf(tile) & left;
    const auto first = firstBit(around);
    return first && !anyBit(around - reach(left, oneBit(*first)));
}

void Standing::take(GridPos tile) {
    removeBit(open_, tile);
    removeBit(allowed_, tile);
    removeBit(spare_, tile);
}

void Standing::keepFreeBeside(GridPos tile) {
    const BitRows beside = neighboursOf(tile);
    allowed_ = allowed_ - beside;
    spare_ = spare_ - beside;
}

void Standing::allowMore() {
    allowed_ = allowed_ | spare_;
}

bool Standing::isOpenBelow(GridPos tile) const {
    return hasBit(open_, neighbour(tile, Direction::South));
}

}  // namespace doorstring
