#include "dungeon/carved/carved_ways.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

// Floods part by part: steps within a screen cost nothing, a step over its edge costs one flip.
class WaysMeasure {
public:
    explicit WaysMeasure(const CarvedMap& map) : map_(map) {
        ways_.flips = Grid<std::uint32_t>(map.tiles().size(), unreached);
    }

    CarvedWays measure() {
        std::vector<GridPos> edge{map_.start()};
        std::vector<GridPos> nextEdge;
        for (std::uint32_t flips = 0; !edge.empty(); ++flips) {
            for (const GridPos tile : edge) {
                if (map_.isGround(tile) && ways_.flips[tile] == unreached) {
                    floodPart(tile, flips, nextEdge);
                }
            }
            edge.clear();
            std::swap(edge, nextEdge);
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
                    ways_.openings += isOpeningsFirst(tile, side) ? 1 : 0;
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

    // Openings are counted from above and from the left, at their first tile.
    bool isOpeningsFirst(GridPos tile, Direction side) const {
        if (side == Direction::North || side == Direction::West) {
            return false;
        }
        const GridPos before =
            neighbour(tile, side == Direction::South ? Direction::West : Direction::North);
        return !map_.isGround(before) || !map_.isGround(neighbour(before, side)) ||
               map_.screenOf(before) != map_.screenOf(tile);
    }

    const CarvedMap& map_;
    CarvedWays ways_;
    std::vector<GridPos> open_;
};

// A tile of another screen that is one flip nearer to the start and touches the part of `tile`.
GridPos nearerTile(const CarvedMap& map, const Grid<std::uint32_t>& flips, GridPos tile) {
    const GridPos screen = map.screenOf(tile);
    Grid<std::uint8_t> seen(map.screen(), 0);
    std::vector<GridPos> open{tile};
    seen[map.inScreen(tile)] = 1;
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
            } else if (std::uint8_t& reached = seen[map.inScreen(to)]; reached == 0) {
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
