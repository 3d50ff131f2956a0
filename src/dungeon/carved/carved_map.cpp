#include "dungeon/carved/carved_map.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/fairness.hpp"

#include <algorithm>

namespace doorstring {

CarvedMap::CarvedMap(GridSize map, GridSize screen)
    : size_(map),
      screen_(screen),
      grid_{(map.width + screen.width - 1) / screen.width,
            (map.height + screen.height - 1) / screen.height},
      tiles_({grid_.width * screen.width, grid_.height * screen.height}, Tile::Wall) {}

void CarvedMap::carve(const CarveStep& step) {
    for (const GridPos tile : cellsIn(step.area)) {
        tiles_[tile] = Tile::Ground;
    }
    rooms_ += step.isRoom ? 1 : 0;
    steps_.push_back(step);
}

void CarvedMap::carveTunnel(GridPos from, GridPos to, bool acrossFirst) {
    const GridPos bend = acrossFirst ? GridPos{to.x, from.y} : GridPos{from.x, to.y};
    carve({areaBetween(from, bend), false});
    carve({areaBetween(bend, to), false});
}

bool CarvedMap::hasGround(GridPos screen) const {
    const Grid<Tile> tiles = tilesOf(screen);
    return std::ranges::any_of(tiles.values(), isWalkable);
}

Grid<Tile> CarvedMap::tilesOf(GridPos screen) const {
    Grid<Tile> tiles(screen_);
    const GridPos first = firstTile(screen);
    for (const GridPos tile : cellsOf(screen_)) {
        tiles[tile] = tiles_[{first.x + tile.x, first.y + tile.y}];
    }
    return tiles;
}

WaysOut CarvedMap::waysOut(GridPos screen) const {
    const GridPos first = firstTile(screen);
    const GridPos last{first.x + screen_.width - 1, first.y + screen_.height - 1};
    WaysOut ways;
    const auto addWhereOpen = [&](Direction side, GridPos tile, int along) {
        if (isGround(tile) && isGround(neighbour(tile, side))) {
            ways.add(side, along);
        }
    };
    for (int x = 0; x < screen_.width; ++x) {
        addWhereOpen(Direction::North, {first.x + x, first.y}, x);
        addWhereOpen(Direction::South, {first.x + x, last.y}, x);
    }
    for (int y = 0; y < screen_.height; ++y) {
        addWhereOpen(Direction::West, {first.x, first.y + y}, y);
        addWhereOpen(Direction::East, {last.x, first.y + y}, y);
    }
    return ways;
}

namespace {

bool isJoined(const BitRows& ground) {
    BitRows first{};
    forEachBit(ground, [&](GridPos tile) {
        if (!anyBit(first)) {
            addBit(first, tile);
        }
    });
    return anyBit(first) && !anyBit(ground - reach(ground, first));
}

}  // namespace

bool isWhole(const Grid<Tile>& screen) {
    const BitRows safe = safeTiles(screen);
    BitRows inner{};
    for (const GridPos tile : cellsIn(insideOf(screen.size()))) {
        if (hasBit(safe, tile)) {
            addBit(inner, tile);
        }
    }
    return isJoined(safe) && isJoined(inner);
}

bool isRoomy(const Grid<Tile>& screen) {
    constexpr int least = 20;  // tiles of bare ground
    const auto inside = cellsIn(insideOf(screen.size()));
    const auto bare = std::count_if(inside.begin(), inside.end(),
                                    [&](GridPos tile) { return screen[tile] == Tile::Ground; });
    return bare >= least && isWhole(screen);
}

}  // namespace doorstring
