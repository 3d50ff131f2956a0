#include "dungeon/landmark_cell.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <vector>

namespace doorstring {

namespace {

std::optional<GridPos> bossCell(const Dungeon& dungeon) {
    std::optional<GridPos> boss;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (plan.kind == RoomKind::Boss) {
            boss = cell;
        }
    });
    return boss;
}

// The rooms of all shortest ways from the start to the room `to`, beginning with `to`.
std::vector<GridPos> roomsOnWays(const Dungeon& dungeon, GridPos to) {
    std::vector<GridPos> rooms{to};
    RoomBits listed(dungeon.size());
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const GridPos cell = rooms[i];
        const RoomPlan plan = dungeon.plan(cell);
        for (const Direction side : plan.doors) {
            const GridPos next = neighbour(cell, side);
            const std::uint32_t number = listed.numbers().of(next);
            if (dungeon.hasRoom(next) && dungeon.plan(next).distance + 1 == plan.distance &&
                !listed.has(number)) {
                listed.insert(number);
                rooms.push_back(next);
            }
        }
    }
    return rooms;
}

// The best of some rooms for a landmark; null if none will do. `halfDistance` is half the distance
// of the boss's room from the start.
std::optional<GridPos> bestOf(const Dungeon& dungeon, const std::vector<GridPos>& rooms,
                              int halfDistance) {
    const auto rank = [&](GridPos cell) {
        const RoomPlan& plan = dungeon.plan(cell);
        return std::tuple(-plan.doors.size(),
                          std::abs(static_cast<int>(plan.distance) - halfDistance), cell.y, cell.x);
    };
    std::optional<GridPos> best;
    for (const GridPos cell : rooms) {
        const RoomPlan& plan = dungeon.plan(cell);
        const bool isFree = plan.kind == RoomKind::Plain && plan.holds == Holding::None;
        if (isFree && (!best || rank(cell) < rank(*best))) {
            best = cell;
        }
    }
    return best;
}

}  // namespace

std::optional<GridPos> landmarkCell(const Dungeon& dungeon) {
    const auto boss = dungeon.carved() == nullptr ? bossCell(dungeon) : std::nullopt;
    if (!boss) {
        return std::nullopt;
    }
    const int halfDistance = static_cast<int>(dungeon.plan(*boss).distance) / 2;
    const std::vector<GridPos> onWays = roomsOnWays(dungeon, *boss);
    if (const auto best = bestOf(dungeon, onWays, halfDistance)) {
        return best;
    }
    std::vector<GridPos> beside;
    for (const GridPos cell : onWays) {
        for (const Direction side : dungeon.plan(cell).doors) {
            const GridPos next = neighbour(cell, side);
            if (dungeon.hasRoom(next)) {
                beside.push_back(next);
            }
        }
    }
    return bestOf(dungeon, beside, halfDistance);
}

}  // namespace doorstring
