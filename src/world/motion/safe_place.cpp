#include "world/motion/safe_place.hpp"

#include "room/ways/safe_ways.hpp"
#include "world/motion/collision.hpp"

#include <cstdint>
#include <limits>

namespace doorstring {

namespace {

bool isSafe(const Terrain& terrain, const SubBox& box) {
    for (int y = toTile(box.at.y); y <= toTile(box.bottom() - 1); ++y) {
        for (int x = toTile(box.at.x); x <= toTile(box.right() - 1); ++x) {
            if (isSolid(terrain, {x, y}) || isHarmful(terrain.at({x, y}))) {
                return false;
            }
        }
    }
    return true;
}

SubBox inMiddleOf(GridPos tile, SubBox box) {
    const SubPos middle = centreOf(tileBox(tile));
    box.at = {middle.x - box.width / 2, middle.y - box.height / 2};
    return box;
}

std::int64_t squaredDistance(SubPos a, SubPos b) {
    const std::int64_t x = a.x - b.x;
    const std::int64_t y = a.y - b.y;
    return x * x + y * y;
}

}  // namespace

SubPos safePlaceNear(const Terrain& terrain, const SubBox& box) {
    if (isSafe(terrain, box)) {
        return box.at;
    }
    SubPos best = box.at;
    std::int64_t nearest = std::numeric_limits<std::int64_t>::max();
    for (int y = 0; y < terrain.size().height; ++y) {
        for (int x = 0; x < terrain.size().width; ++x) {
            const SubBox there = inMiddleOf({x, y}, box);
            const std::int64_t distance = squaredDistance(there.at, box.at);
            if (distance < nearest && isSafe(terrain, there)) {
                nearest = distance;
                best = there.at;
            }
        }
    }
    return best;
}

Grid<Tile> onlyThese(const Grid<Tile>& tiles, const BitRows& kept) {
    Grid<Tile> part(tiles.size(), Tile::Wall);
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            if (hasBit(kept, {x, y})) {
                part[{x, y}] = tiles[{x, y}];
            }
        }
    }
    return part;
}

Grid<Tile> withinReach(const Terrain& terrain) {
    const BitRows ways = terrain.room().waysOut().tiles(terrain.size());
    if (ways == BitRows{}) {
        return terrain.tiles();
    }
    BitRows open{};
    for (int y = 0; y < terrain.size().height; ++y) {
        for (int x = 0; x < terrain.size().width; ++x) {
            const Tile tile = terrain.at({x, y});
            if (canStandOn(tile) || tile == Tile::Crate) {
                addBit(open, {x, y});
            }
        }
    }
    return onlyThese(terrain.tiles(), reach(open, ways));
}

}  // namespace doorstring
