#include "dungeon/passes/passes.hpp"

#include <algorithm>

namespace doorstring {

StepField distancesFrom(GridPos start, const Grid<RoomPlan>& plans) {
    StepField distances(plans.size());
    distances.flood(start, [&](GridPos cell, Direction door) {
        return plans[cell].doors.has(door) && plans.contains(neighbour(cell, door));
    });
    return distances;
}

void measureDistances(GridPos start, Grid<RoomPlan>& plans) {
    const StepField distances = distancesFrom(start, plans);
    for (const GridPos cell : distances.reached()) {
        plans[cell].distance = distances[cell];
    }
}

void measureSecretRooms(Draft& draft) {
    draft.rooms.forEach([&](GridPos cell) {
        RoomPlan& plan = draft.plans[cell];
        if (plan.kind == RoomKind::Secret) {
            plan.distance = unreached;
            for (const Direction side : plan.doors) {
                plan.distance =
                    std::min(plan.distance, draft.plans[neighbour(cell, side)].distance + 1);
            }
        }
    });
}

}  // namespace doorstring
