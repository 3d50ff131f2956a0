#include "dungeon/metrics.hpp"

#include "base/fixed.hpp"
#include "dungeon/danger.hpp"

#include <algorithm>
#include <limits>

namespace doorstring {

namespace {

// The side of a room by which a shortest way to the start leaves it; the first of several sides.
// The room must not be the start.
Direction sideToStart(const Dungeon& dungeon, GridPos cell) {
    const RoomPlan& plan = dungeon.plan(cell);
    return *std::ranges::find_if(allDirections, [&](Direction side) {
        return plan.doors.has(side) &&
               dungeon.plan(neighbour(cell, side)).distance + 1 == plan.distance;
    });
}

// Number of rooms in the loop that the doorway closes with the shortest ways from its two rooms to
// the start; 0 if one of these ways leads through the doorway.
int cycleThrough(const Dungeon& dungeon, GridPos one, Direction side) {
    GridPos other = neighbour(one, side);
    const auto wayLeavesBy = [&](GridPos cell, Direction door) {
        return cell != dungeon.start() && sideToStart(dungeon, cell) == door;
    };
    if (wayLeavesBy(one, side) || wayLeavesBy(other, opposite(side))) {
        return 0;
    }
    int rooms = 1;
    for (; one != other; ++rooms) {
        const bool oneIsFarther = dungeon.plan(one).distance >= dungeon.plan(other).distance;
        GridPos& farther = oneIsFarther ? one : other;
        farther = neighbour(farther, sideToStart(dungeon, farther));
    }
    return rooms;
}

void measureCycles(const Dungeon& dungeon, Metrics& metrics) {
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        for (const Direction side : {Direction::South, Direction::East}) {
            const int rooms = plan.doors.has(side) ? cycleThrough(dungeon, cell, side) : 0;
            metrics.cycles += rooms > 0 ? 1 : 0;
            metrics.cycleRooms += rooms;
        }
    });
}

// The part of the grid from the first column and row with a room to the last.
class Extent {
public:
    void add(GridPos cell) {
        left_ = std::min(left_, cell.x);
        right_ = std::max(right_, cell.x);
        top_ = std::min(top_, cell.y);
        bottom_ = std::max(bottom_, cell.y);
    }
    GridSize size() const { return {right_ - left_ + 1, bottom_ - top_ + 1}; }

private:
    int left_ = std::numeric_limits<int>::max();
    int right_ = 0;
    int top_ = std::numeric_limits<int>::max();
    int bottom_ = 0;
};

bool isStraight(DoorSet doors) {
    constexpr DoorSet northSouth = DoorSet::of(Direction::North).with(Direction::South);
    constexpr DoorSet westEast = DoorSet::of(Direction::West).with(Direction::East);
    return doors == northSouth || doors == westEast;
}

void countByDoors(Metrics& metrics) {
    int doorCount = 0;
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const int rooms = metrics.byDoors[bits];
        const DoorSet set = DoorSet::fromBits(bits);
        const int doors = set.size();
        metrics.rooms += rooms;
        metrics.deadEnds += doors == 1 ? rooms : 0;
        metrics.straight += isStraight(set) ? rooms : 0;
        metrics.turns += doors == 2 && !isStraight(set) ? rooms : 0;
        metrics.branches += doors >= 3 ? rooms : 0;
        doorCount += doors * rooms;
    }
    // Each doorway is two doors; a tree has one doorway less than rooms.
    metrics.loops = doorCount / 2 - (metrics.rooms - 1);
}

}  // namespace

Metrics measure(const Dungeon& dungeon, const CreaturesConfig* creatures) {
    Metrics metrics;
    metrics.farthest = dungeon.start();
    metrics.retries = dungeon.report().retries;
    int lockedSides = 0;
    std::optional<GridPos> boss;
    Extent extent;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        extent.add(cell);
        ++metrics.byDoors[plan.doors.bits()];
        metrics.kinds = metrics.kinds.with(plan.kind);
        const GridPos mirror{2 * dungeon.start().x - cell.x, cell.y};
        metrics.mirrored += dungeon.hasRoom(mirror) ? 1 : 0;
        if (plan.kind == RoomKind::Boss) {
            boss = cell;
            metrics.bossDistance = plan.distance;
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
    countByDoors(metrics);
    metrics.extent = extent.size();
    metrics.smallLocks = lockedSides / 2;
    if (const CarvedMap* map = dungeon.carved()) {
        metrics.loops = map->loops();
        metrics.farthest = map->screenOf(map->exit());
        metrics.carvedRooms = map->rooms();
        metrics.exitDistance = map->exitDistance();
    } else if (metrics.loops > 0) {
        measureCycles(dungeon, metrics);
    }
    metrics.goal = boss.value_or(metrics.farthest);
    metrics.onWayToGoal = static_cast<int>(dungeon.plan(metrics.goal).distance) + 1;
    if (creatures != nullptr) {
        std::int64_t& danger = metrics.danger.emplace(0);
        dungeon.forEachRoom(
            [&](GridPos cell, const RoomPlan&) { danger += dangerOf(dungeon, cell, *creatures); });
    }
    return metrics;
}

int permille(int count, const Metrics& metrics) {
    return static_cast<int>(roundedQuotient(std::int64_t{1000} * count, metrics.rooms));
}

}  // namespace doorstring
