#include "dungeon/solve/shortest_way.hpp"

#include "base/step_field.hpp"
#include "dungeon/carved/carved_ways.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/regions.hpp"
#include "dungeon/solve/way_with_keys.hpp"

#include <algorithm>

namespace doorstring {

namespace {

std::vector<GridPos> wayWithoutLocks(const Dungeon& dungeon, GridPos goal) {
    const auto leads = [&](GridPos cell, Direction side) { return isOpen(dungeon, cell, side); };
    StepField field(dungeon.size());
    field.flood(dungeon.start(), leads);
    if (field[goal] == unreached) {
        return {};
    }
    std::vector<GridPos> way = field.wayBack(goal, leads);
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace

std::vector<GridPos> shortestWay(const Dungeon& dungeon) {
    if (const CarvedMap* map = dungeon.carved()) {
        return screensToExit(*map);
    }
    const Metrics metrics = measure(dungeon);
    if (metrics.smallLocks == 0 && !metrics.bossLock) {
        return wayWithoutLocks(dungeon, metrics.goal);
    }
    const Regions regions(dungeon);
    return regions.tooMany() ? std::vector<GridPos>{}
                             : shortestWayWithKeys(dungeon, regions, metrics.goal);
}

}  // namespace doorstring
