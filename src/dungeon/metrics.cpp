#include "dungeon/metrics.hpp"

namespace doorstring {

Metrics measure(const Dungeon& dungeon) {
    Metrics metrics;
    metrics.farthest = dungeon.start();
    int doorCount = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        ++metrics.rooms;
        doorCount += plan.doors.size();
        metrics.deadEnds += plan.doors.size() == 1 ? 1 : 0;
        ++metrics.byDoors[plan.doors.bits()];
        if (plan.distance > metrics.longestDistance) {
            metrics.longestDistance = plan.distance;
            metrics.farthest = cell;
        }
    });
    // Each doorway is two doors; a tree has one doorway less than rooms.
    metrics.loops = doorCount / 2 - (metrics.rooms - 1);
    return metrics;
}

}  // namespace doorstring
