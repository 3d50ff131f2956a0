#include "dungeon/solve/shortest_way.hpp"

#include "dungeon/carved/carved_ways.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/fetching_way.hpp"
#include "dungeon/solve/regions.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool hasKeyLocks(const Dungeon& dungeon) {
    bool found = false;
    dungeon.forEachRoom([&](GridPos, const RoomPlan& plan) {
        for (const Direction side : allDirections) {
            found |= needsKey(plan.locks.at(side));
        }
    });
    return found;
}

// Back from the goal to rooms ever nearer to the start. Rooms know how far they are.
std::vector<GridPos> wayWithoutLocks(const Dungeon& dungeon, GridPos goal) {
    std::vector<GridPos> way{goal};
    while (way.back() != dungeon.start()) {
        const GridPos cell = way.back();
        const auto* const nearer =
            std::find_if(allDirections.begin(), allDirections.end(), [&](Direction side) {
                return isOpen(dungeon, cell, side) &&
                       dungeon.plan(neighbour(cell, side)).distance + 1 ==
                           dungeon.plan(cell).distance;
            });
        if (nearer == allDirections.end()) {
            return {};
        }
        way.push_back(neighbour(cell, *nearer));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace

std::vector<GridPos> shortestWay(const Dungeon& dungeon) {
    if (const CarvedMap* map = dungeon.carved()) {
        return screensToExit(*map);
    }
    const GridPos goal = measure(dungeon).goal;
    if (!hasKeyLocks(dungeon)) {
        return wayWithoutLocks(dungeon, goal);
    }
    const Regions regions(dungeon);
    return regions.tooMany() ? std::vector<GridPos>{} : fetchingWay(dungeon, regions, goal);
}

}  // namespace doorstring
