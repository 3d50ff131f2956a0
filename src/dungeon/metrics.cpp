#include "dungeon/metrics.hpp"

#include "dungeon/danger.hpp"

namespace doorstring {

Metrics measure(const Dungeon& dungeon, const CreaturesConfig* creatures) {
    Metrics metrics;
    metrics.farthest = dungeon.start();
    metrics.retries = dungeon.report().retries;
    int lockedSides = 0;
    std::optional<GridPos> boss;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        ++metrics.byDoors[plan.doors.bits()];
        const GridPos mirror{2 * dungeon.start().x - cell.x, cell.y};
        metrics.mirrored += dungeon.hasRoom(mirror) ? 1 : 0;
        if (plan.kind == RoomKind::Boss) {
            boss = cell;
            metrics.bossDistance = plan.distance;
            metrics.onWayToBoss = static_cast<int>(plan.distance) + 1;
        }
        if (plan.locks.any()) {
            for (const Direction side : allDirections) {
                lockedSides += plan.locks.at(side) == DoorLock::Small ? 1 : 0;
                metrics.bossLock = metrics.bossLock || plan.locks.at(side) == DoorLock::Boss;
            }
        }
        if (plan.distance > metrics.longestDistance) {
            metrics.longestDistance = plan.distance;
            metrics.farthest = cell;
        }
    });
    int doorCount = 0;
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const int rooms = metrics.byDoors[bits];
        const int doors = DoorSet::fromBits(bits).size();
        metrics.rooms += rooms;
        metrics.deadEnds += doors == 1 ? rooms : 0;
        metrics.branches += doors >= 3 ? rooms : 0;
        doorCount += doors * rooms;
    }
    metrics.smallLocks = lockedSides / 2;
    // Each doorway is two doors; a tree has one doorway less than rooms.
    metrics.loops = doorCount / 2 - (metrics.rooms - 1);
    if (const CarvedMap* map = dungeon.carved()) {
        metrics.loops = map->loops();
        metrics.farthest = map->screenOf(map->exit());
        metrics.carvedRooms = map->rooms();
        metrics.exitDistance = map->exitDistance();
    }
    metrics.goal = boss.value_or(metrics.farthest);
    if (creatures != nullptr) {
        std::int64_t& danger = metrics.danger.emplace(0);
        dungeon.forEachRoom(
            [&](GridPos cell, const RoomPlan&) { danger += dangerOf(dungeon, cell, *creatures); });
    }
    return metrics;
}

int permille(int count, const Metrics& metrics) {
    return static_cast<int>(std::int64_t{1000} * count / metrics.rooms);
}

}  // namespace doorstring
