#include "dungeon/carved/carved_map.hpp"

#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

CarvedMap::CarvedMap(GridSize map, GridSize screen)
    : size_(map),
      screenSize_(screen),
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
    carve({.area = areaBetween(from, bend), .isRoom = false});
    carve({.area = areaBetween(bend, to), .isRoom = false});
}

bool CarvedMap::hasGround(GridPos screen) const {
    const Grid<Tile> tiles = tilesOf(screen);
    return std::ranges::any_of(tiles.values(), isWalkable);
}

Grid<Tile> CarvedMap::tilesOf(GridPos screen) const {
    Grid<Tile> tiles(screenSize_);
    const GridPos first = firstTile(screen);
    for (const GridPos tile : cellsOf(screenSize_)) {
        tiles[tile] = tiles_[{first.x + tile.x, first.y + tile.y}];
    }
    return tiles;
}

WaysOut CarvedMap::waysOut(GridPos screen) const {
    const GridPos first = firstTile(screen);
    const GridPos last{first.x + screenSize_.width - 1, first.y + screenSize_.height - 1};
    WaysOut ways;
    const auto addWhereOpen = [&](Direction side, GridPos tile, int along) {
        if (isGround(tile) && isGround(neighbour(tile, side))) {
            ways.add(side, along);
        }
    };
    for (int x = 0; x < screenSize_.width; ++x) {
        addWhereOpen(Direction::North, {first.x + x, first.y}, x);
        addWhereOpen(Direction::South, {first.x + x, last.y}, x);
    }
    for (int y = 0; y < screenSize_.height; ++y) {
        addWhereOpen(Direction::West, {first.x, first.y + y}, y);
        addWhereOpen(Direction::East, {last.x, first.y + y}, y);
    }
    return ways;
}

namespace {

// Whether there is ground, and all of it is joined.
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

namespace {

// Floods one part (CarvedWays::parts) after the other: steps within a part cost nothing, a step
// over the edge of its screen costs one flip.
class WaysMeasure {
public:
    explicit WaysMeasure(const CarvedMap& map) : map_(map) {
        ways_.flips = Grid<std::uint32_t>(map.tiles().size(), unreached);
    }

    CarvedWays measure() {
        std::vector<GridPos> frontier{map_.start()};
        std::vector<GridPos> nextFrontier;
        for (std::uint32_t flips = 0; !frontier.empty(); ++flips) {
            for (const GridPos tile : frontier) {
                if (map_.isGround(tile) && ways_.flips[tile] == unreached) {
                    floodPart(tile, flips, nextFrontier);
                }
            }
            frontier.clear();
            std::swap(frontier, nextFrontier);
        }
        return std::move(ways_);
    }

private:
    void floodPart(GridPos first, std::uint32_t flips, std::vector<GridPos>& beyond) {
        const GridPos screen = map_.screenOf(first);
        ++ways_.parts;
        enter(first, flips);
        while (!open_.empty()) {
            const GridPos tile = open_.back();
            open_.pop_back();
            for (const Direction side : allDirections) {
                const GridPos to = neighbour(tile, side);
                if (!map_.isGround(to)) {
                    continue;
                }
                if (map_.screenOf(to) != screen) {
                    beyond.push_back(to);
                    ways_.openings += isFirstOfOpening(tile, side) ? 1 : 0;
                } else if (ways_.flips[to] == unreached) {
                    enter(to, flips);
                }
            }
        }
    }

    void enter(GridPos tile, std::uint32_t flips) {
        ways_.flips[tile] = flips;
        open_.push_back(tile);
    }

    // Whether to count an opening at this tile and side. An opening is a run of adjacent tiles that
    // lead into another screen. Each opening is counted once, at its first tile in the upper or
    // left screen.
    bool isFirstOfOpening(GridPos tile, Direction side) const {
        if (side == Direction::North || side == Direction::West) {
            return false;
        }
        const GridPos tileBefore =
            neighbour(tile, side == Direction::South ? Direction::West : Direction::North);
        return !map_.isGround(tileBefore) || !map_.isGround(neighbour(tileBefore, side)) ||
               map_.screenOf(tileBefore) != map_.screenOf(tile);
    }

    const CarvedMap& map_;
    CarvedWays ways_;
    std::vector<GridPos> open_;
};

// Returns a tile of another screen that is one flip nearer to the start than `tile`. The
// returned tile borders the part (CarvedWays::parts) that `tile` belongs to, not always `tile`
// itself. Returns `tile` if there is none.
GridPos nearerTile(const CarvedMap& map, const Grid<std::uint32_t>& flips, GridPos tile) {
    const GridPos screen = map.screenOf(tile);
    Grid<std::uint8_t> seen(map.screenSize(), 0);
    std::vector<GridPos> open{tile};
    seen[map.placeInScreen(tile)] = 1;
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(open[i], side);
            if (!map.isGround(to)) {
                continue;
            }
            if (map.screenOf(to) != screen) {
                if (flips[to] + 1 == flips[tile]) {
                    return to;
                }
            } else if (std::uint8_t& reached = seen[map.placeInScreen(to)]; reached == 0) {
                reached = 1;
                open.push_back(to);
            }
        }
    }
    return tile;
}

}  // namespace

CarvedWays measureWays(const CarvedMap& map) {
    return WaysMeasure(map).measure();
}

Grid<std::uint32_t> screenDistances(const CarvedMap& map, const CarvedWays& ways) {
    Grid<std::uint32_t> distances(map.grid(), unreached);
    for (const GridPos tile : cellsOf(map.tiles().size())) {
        std::uint32_t& distance = distances[map.screenOf(tile)];
        distance = std::min(distance, ways.flips[tile]);
    }
    return distances;
}

std::vector<GridPos> screensToExit(const CarvedMap& map) {
    const Grid<std::uint32_t> flips = measureWays(map).flips;
    if (!map.isGround(map.exit()) || flips[map.exit()] == unreached) {
        return {};
    }
    std::vector<GridPos> way{map.screenOf(map.exit())};
    for (GridPos tile = map.exit(); flips[tile] != 0;) {
        tile = nearerTile(map, flips, tile);
        way.push_back(map.screenOf(tile));
    }
    std::ranges::reverse(way);
    return way;
}

StepField stepsFromStart(const CarvedMap& map) {
    StepField steps(map.tiles().size());
    steps.flood(map.start(),
                [&](GridPos tile, Direction side) { return map.isGround(neighbour(tile, side)); });
    return steps;
}

}  // namespace doorstring
