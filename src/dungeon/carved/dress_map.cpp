#include "dungeon/carved/dress_map.hpp"

#include "base/rng.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <functional>
#include <vector>

namespace doorstring {

namespace {

// The column of the made-up cells whose rolls dress the rooms; negative, so that no cell of the map
// has the same roll. carve.cpp uses other negative columns.
constexpr int dressColumn = -3;

enum class Dress : std::uint8_t { Bare, Corners, Colonnade, Pond, Meadow, Fire, Pits, Spikes };
constexpr std::uint64_t dresses = 8;

class Dresser {
public:
    Dresser(CarvedMap& map, const GridRect& room, RandomStream rolls)
        : map_(map),
          inner_{room.x + 1, room.y + 1, room.width - 2, room.height - 2},
          centre_(room.centre()),
          rolls_(rolls) {}

    void dress() {
        switch (static_cast<Dress>(rolls_.below(dresses))) {
        case Dress::Bare:
            break;
        case Dress::Corners:
            return layWhere(Tile::Pillar, inner_, [this](GridPos tile) {
                return (tile.x == inner_.x || tile.x == inner_.right()) &&
                       (tile.y == inner_.y || tile.y == inner_.bottom());
            });
        case Dress::Colonnade:
            return layWhere(Tile::Pillar, inner_, [this](GridPos tile) {
                return (tile.x - inner_.x) % 2 == 0 && (tile.y - inner_.y) % 2 == 0;
            });
        case Dress::Pond:
            lay(Tile::Shallows, inner_);
            return lay(Tile::DeepWater,
                       {inner_.x + 1, inner_.y + 1, inner_.width - 2, inner_.height - 2});
        case Dress::Meadow:
            return layWhere(Tile::Grass, inner_, [this](GridPos) { return rolls_.below(4) > 0; });
        case Dress::Fire:
            return lay(Tile::LitBrazier, {centre_.x, centre_.y, 1, 1});
        case Dress::Pits:
            return lay(Tile::Pit, drawArea({4, 2}));
        case Dress::Spikes:
            return layWhere(Tile::Spikes, inner_,
                            [this](GridPos tile) { return (tile.y - inner_.y) % 2 == 0; });
        }
    }

private:
    // Draws a number from 0 to count - 1; returns 0 if `count` is 0 or less.
    int drawBelow(int count) {
        return static_cast<int>(rolls_.below(static_cast<std::uint64_t>(std::max(count, 1))));
    }

    // Draws a place for a rectangle inside the ring of ground. The rectangle has the size `most`,
    // or less where the room is too small for it.
    GridRect drawArea(GridSize most) {
        const GridSize size{std::min(most.width, inner_.width),
                            std::min(most.height, inner_.height)};
        return {inner_.x + drawBelow(inner_.width - size.width + 1),
                inner_.y + drawBelow(inner_.height - size.height + 1), size.width, size.height};
    }

    // Whether anything may be laid on a tile. Nothing is laid near the edge of a screen, because
    // the knight arrives one tile from it, nor on the screens of the start and of the exit.
    bool mayLay(GridPos tile) const {
        constexpr int margin = 2;  // tiles along each edge
        const GridPos at = map_.placeInScreen(tile);
        const GridPos screen = map_.screenOf(tile);
        return at.x >= margin && at.y >= margin && at.x < map_.screenSize().width - margin &&
               at.y < map_.screenSize().height - margin && screen != map_.screenOf(map_.start()) &&
               screen != map_.screenOf(map_.exit());
    }

    template <typename Wanted>
    void layWhere(Tile kind, const GridRect& area, Wanted wanted) {
        for (const GridPos tile : cellsIn(area)) {
            if (wanted(tile) && mayLay(tile)) {
                map_.lay(tile, kind);
            }
        }
    }
    void lay(Tile kind, const GridRect& area) {
        layWhere(kind, area, [](GridPos) { return true; });
    }

    CarvedMap& map_;
    GridRect inner_;  // the room without the ring of ground along its walls
    GridPos centre_;
    RandomStream rolls_;
};

}  // namespace

void dressMap(Seed seed, std::uint32_t attempt, CarvedMap& map) {
    constexpr int least = 5;  // tiles along a side, three of them inside the ring
    const std::uint64_t stream = substream(seed.number, Purpose::Layout);
    int room = 0;
    for (const CarveStep& step : map.steps()) {
        if (!step.isRoom) {
            continue;
        }
        const RandomStream rolls(cellRoll(stream, {dressColumn, room++}, attempt));
        if (step.area.width >= least && step.area.height >= least) {
            Dresser(map, step.area, rolls).dress();
        }
    }
}

namespace {

// Turns an area within a screen into one of the map.
GridRect onMap(const CarvedMap& map, GridPos screen, GridRect area) {
    const GridPos first = map.firstTile(screen);
    return {area.x + first.x, area.y + first.y, area.width, area.height};
}

// The two stretches of a passage with one bend.
std::vector<GridRect> passageBetween(GridPos from, GridPos to) {
    const GridPos bend{to.x, from.y};
    return {areaBetween(from, bend), areaBetween(bend, to)};
}

// Whether ground for a boss fits into the screen that contains `centre`, the middle of a room. The
// boss's ground has to lie within the map's ring of wall. When it and the passage are carved, all
// ground of the screen has to be joined. The boss's ground never fits into the screen of the start.
bool hasSpaceForBoss(const CarvedMap& map, GridPos centre, GridSize space) {
    const GridPos screen = map.screenOf(centre);
    const GridRect chamber = bossSpace(map.screenSize(), space);
    const GridRect area = onMap(map, screen, chamber);
    const GridRect inside{1, 1, map.size().width - 2, map.size().height - 2};
    const bool isInside = area.x >= inside.x && area.y >= inside.y &&
                          area.right() <= inside.right() && area.bottom() <= inside.bottom();
    if (!isInside || screen == map.screenOf(map.start())) {
        return false;
    }
    Grid<Tile> tiles = map.tilesOf(screen);
    std::vector<GridRect> carved = passageBetween(chamber.centre(), map.placeInScreen(centre));
    carved.push_back(chamber);
    for (const GridRect& part : carved) {
        for (const GridPos tile : cellsIn(part)) {
            tiles[tile] = Tile::Ground;
        }
    }
    return isWhole(tiles);
}

// The exit, which is about in the middle of its room, then the middles of the other rooms, the
// farthest first.
std::vector<GridPos> centresToTry(const CarvedMap& map) {
    const StepField steps = stepsFromStart(map);
    std::vector<GridPos> centres{map.exit()};
    for (const CarveStep& step : map.steps()) {
        if (step.isRoom && !step.area.contains(map.exit())) {
            centres.push_back(step.area.centre());
        }
    }
    std::ranges::stable_sort(centres.begin() + 1, centres.end(), std::ranges::greater(),
                             [&](GridPos centre) { return steps[centre]; });
    return centres;
}

}  // namespace

bool carveBossChamber(GridSize space, CarvedMap& map) {
    for (const GridPos centre : centresToTry(map)) {
        if (hasSpaceForBoss(map, centre, space)) {
            const GridRect area =
                onMap(map, map.screenOf(centre), bossSpace(map.screenSize(), space));
            map.carve({.area = area, .isRoom = false});
            for (const GridRect& part : passageBetween(area.centre(), centre)) {
                map.carve({.area = part, .isRoom = false});
            }
            map.setEnds(map.start(), area.centre());
            return true;
        }
    }
    return false;
}

}  // namespace doorstring
