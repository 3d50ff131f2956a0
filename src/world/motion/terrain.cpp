#include "world/motion/terrain.hpp"

#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace doorstring {

namespace {

SubBox moved(SubBox box, Axis axis, int distance) {
    (axis == Axis::X ? box.at.x : box.at.y) += distance;
    return box;
}

// The side of the room whose wall the tile is part of; null if the tile is not at an edge.
std::optional<Direction> edgeOf(const Grid<Tile>& tiles, GridPos tile) {
    if (tile.y == 0) {
        return Direction::North;
    }
    if (tile.y == tiles.height() - 1) {
        return Direction::South;
    }
    if (tile.x == 0) {
        return Direction::West;
    }
    return tile.x == tiles.width() - 1 ? std::optional(Direction::East) : std::nullopt;
}

// Whether a tile counts as wall because it is outside the room and no way out leads over it.
bool isWallBeyond(const Room& room, GridPos tile) {
    if (room.tiles().contains(tile)) {
        return false;
    }
    const auto side = sideBeyond(room.tiles().size(), tile);
    return !side || !room.waysOut().leadsOut(*side, isVertical(*side) ? tile.x : tile.y);
}

bool carries(Tile tile, Gait gait) {
    return isWalkable(tile) ||
           ((gait == Gait::Flies || gait == Gait::Floats) && tile == Tile::DeepWater);
}

}  // namespace

std::optional<Direction> sideBeyond(GridSize room, GridPos tile) {
    const bool isInColumns = tile.x >= 0 && tile.x < room.width;
    const bool isInRows = tile.y >= 0 && tile.y < room.height;
    if (isInColumns == isInRows) {
        return std::nullopt;
    }
    return isInRows ? (tile.x < 0 ? Direction::West : Direction::East)
                    : (tile.y < 0 ? Direction::North : Direction::South);
}

std::optional<Direction> shutDoorAt(const Terrain& terrain, GridPos tile) {
    if (terrain.shutDoors().empty() || !isWalkable(terrain.at(tile))) {
        return std::nullopt;
    }
    const GridPos nearest = terrain.nearest(tile);
    const auto side = edgeOf(terrain.tiles(), nearest);
    return side && terrain.shutDoors().has(*side) ? side : std::nullopt;
}

bool isDoorway(const Terrain& terrain, GridPos tile) {
    return !terrain.room().isCarved() && terrain.size().contains(tile) &&
           edgeOf(terrain.tiles(), tile) && isWalkable(terrain.at(tile));
}

bool isSolid(const Terrain& terrain, GridPos tile, Gait gait) {
    if (gait == Gait::Ghost) {
        return !terrain.size().contains(tile);
    }
    return isWallBeyond(terrain.room(), tile) || !carries(terrain.at(tile), gait) ||
           shutDoorAt(terrain, tile).has_value();
}

bool overlapsSolid(const Terrain& terrain, const SubBox& box, Gait gait) {
    return anyTile(box, [&](GridPos tile) { return isSolid(terrain, tile, gait); });
}

int freeDistance(const Terrain& terrain, const SubBox& box, Axis axis, int distance, Gait gait) {
    if (distance == 0 || !overlapsSolid(terrain, moved(box, axis, distance), gait)) {
        return distance;
    }
    // As the distance is at most a tile, what is in the way is in the row or column of tiles that
    // the front of the box enters. So the box can move up to the border of that row or column.
    const int start = axis == Axis::X ? box.at.x : box.at.y;
    const int length = axis == Axis::X ? box.width : box.height;
    if (distance > 0) {
        const int border = toTile(start + length - 1 + distance) * subpixelsPerTile;
        return std::max(0, border - (start + length));
    }
    const int border = (toTile(start + distance) + 1) * subpixelsPerTile;
    return std::min(0, border - start);
}

namespace {

bool isSafe(const Terrain& terrain, const SubBox& box) {
    return !anyTile(
        box, [&](GridPos tile) { return isSolid(terrain, tile) || isHarmful(terrain.at(tile)); });
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
        const SubBox there = centred(box, tileCentre(tile));
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

Grid<Tile> tilesWithinReach(const Terrain& terrain) {
    const BitRows ways = terrain.room().waysOut().tiles(terrain.size());
    if (ways == BitRows{}) {
        return terrain.tiles();
    }
    const BitRows open = bitsWhere(
        terrain.tiles(), [](Tile tile) { return canStandOn(tile) || tile == Tile::Crate; });
    return onlyThese(terrain.tiles(), reach(open, ways));
}

}  // namespace doorstring
