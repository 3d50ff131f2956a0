#include "dungeon/carved/boss_chamber.hpp"

#include "dungeon/carved/carved_ways.hpp"
#include "dungeon/carved/screens.hpp"
#include "room/boss_space.hpp"

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

// On the map, of which `area` is a part of a screen.
GridRect onMap(const CarvedMap& map, GridPos screen, GridRect area) {
    const GridPos first = map.firstTile(screen);
    return {area.x + first.x, area.y + first.y, area.width, area.height};
}

// From the chamber to the middle of the room that is there, around one bend.
std::vector<GridRect> joining(GridPos from, GridPos to) {
    const GridPos bend{to.x, from.y};
    return {areaBetween(from, bend), areaBetween(bend, to)};
}

bool fits(const CarvedMap& map, GridPos centre, GridSize space) {
    const GridPos screen = map.screenOf(centre);
    const GridRect chamber = bossSpace(map.screen(), space);
    const GridRect area = onMap(map, screen, chamber);
    const GridRect inside{1, 1, map.size().width - 2, map.size().height - 2};
    const bool isInside = area.width > 0 && area.x >= inside.x && area.y >= inside.y &&
                          area.right() <= inside.right() && area.bottom() <= inside.bottom();
    if (!isInside || screen == map.screenOf(map.start())) {
        return false;
    }
    Grid<Tile> tiles = map.tilesOf(screen);
    std::vector<GridRect> carved = joining(chamber.centre(), map.inScreen(centre));
    carved.push_back(chamber);
    for (const GridRect& part : carved) {
        for (const GridPos tile : cellsIn(part)) {
            tiles[tile] = Tile::Ground;
        }
    }
    return isWhole(tiles);
}

// The middle of the room with the exit, then of the others, the farthest first.
std::vector<GridPos> centresToTry(const CarvedMap& map) {
    const StepField steps = stepsFromStart(map);
    std::vector<GridPos> centres;
    for (const CarveStep& step : map.steps()) {
        if (step.isRoom) {
            centres.push_back(step.area.centre());
        }
    }
    std::ranges::stable_sort(centres, [&](GridPos a, GridPos b) {
        const bool isExit = a == map.exit();
        return isExit != (b == map.exit()) ? isExit : steps[a] > steps[b];
    });
    return centres;
}

}  // namespace

bool carveBossChamber(GridSize space, CarvedMap& map) {
    for (const GridPos centre : centresToTry(map)) {
        if (fits(map, centre, space)) {
            const GridRect area = onMap(map, map.screenOf(centre), bossSpace(map.screen(), space));
            map.carve({area, false});
            for (const GridRect& part : joining(area.centre(), centre)) {
                map.carve({part, false});
            }
            map.setEnds(map.start(), area.centre());
            return true;
        }
    }
    return false;
}

}  // namespace doorstring
