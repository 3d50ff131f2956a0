#include "dungeon/passes/passes.hpp"

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

}  // namespace doorstring
