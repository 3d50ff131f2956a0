#include "world/motion/safe_place.hpp"

#include "room/ways/fairness.hpp"
#include "world/motion/collision.hpp"

#include <cstdint>
#include <limits>

namespace doorstring {

namespace {

bool isSafe(const Terrain& terrain, const SubBox& box) {
    return !anyTile(
        box, [&](GridPos tile) { return isSolid(terrain, tile) || isHarmful(terrain.at(tile)); });
}

SubBox inMiddleOf(GridPos tile, SubBox box) {
    const SubPos middle = tileCentre(tile);
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
    for (const GridPos tile : cellsOf(terrain.size())) {
        const SubBox there = inMiddleOf(tile, box);
        const std::int64_t distance = squaredDistance(there.at, box.at);
        if (distance < nearest && isSafe(terrain, there)) {
            nearest = distance;
            best = there.at;
        }
    }
    return best;
}

Grid<Tile> onlyThese(const Grid<Tile>& tiles, const BitRows& kept) {
    Grid<Tile> part(tiles.size(), Tile::Wall);
    forEachBit(kept, [&](GridPos tile) { part[tile] = tiles[tile]; });
    return part;
}

Grid<Tile> withinReach(const Terrain& terrain) {
    const BitRows ways = terrain.room().waysOut().tiles(terrain.size());
    if (ways == BitRows{}) {
        return terrain.tiles();
    }
    const BitRows open = bitsWhere(
        terrain.tiles(), [](Tile tile) { return canStandOn(tile) || tile == Tile::Crate; });
    return onlyThese(terrain.tiles(), reach(open, ways));
}

}  // namespace doorstring
