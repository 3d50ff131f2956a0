#include "dungeon/contents/worth.hpp"

#include "dungeon/contents/contents.hpp"
#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <deque>

namespace doorstring {

namespace {

constexpr int worthOfLock = 4;   // rooms that a lock on the way counts as
constexpr int worthOfArena = 4;  // rooms that an arena counts as
constexpr std::uint8_t unknown = 255;

// The fewest locks, cracked walls among them, on a way from the start to each room; `unknown` where
// no way leads. Cracked walls can be passed only `withBombs`. (A 0-1 breadth-first search: rooms
// behind a door without a lock go to the front of the queue.)
Grid<std::uint8_t> locksBefore(const Dungeon& dungeon, bool withBombs) {
    Grid<std::uint8_t> locks(dungeon.size(), unknown);
    std::deque<GridPos> open{dungeon.start()};
    locks[dungeon.start()] = 0;
    while (!open.empty()) {
        const GridPos cell = open.front();
        open.pop_front();
        const RoomPlan& plan = dungeon.plan(cell);
        for (const Direction side : plan.doors) {
            const GridPos to = neighbour(cell, side);
            const DoorLock lock = plan.locks.at(side);
            const bool isWall = lock == DoorLock::Cracked && !withBombs;
            if (!dungeon.hasRoom(to) || isWall) {
                continue;
            }
            const bool locked = lock != DoorLock::None;
            const auto locksOnWay = static_cast<std::uint8_t>(locks[cell] + (locked ? 1 : 0));
            if (locksOnWay >= locks[to]) {
                continue;
            }
            locks[to] = locksOnWay;
            if (locked) {
                open.push_back(to);
            } else {
                open.push_front(to);
            }
        }
    }
    return locks;
}

bool mayHoldChest(const RoomPlan& plan) {
    return roomTraits[plan.kind].mayHoldChest && plan.holds == Holding::None;
}

// Whether there is a place for a chest. A screen of a carved map may have ground only along its
// edge, and the screen of the exit belongs to the stairs.
bool hasPlace(const Dungeon& dungeon, GridPos cell) {
    const CarvedMap* map = dungeon.carved();
    if (map == nullptr) {
        return true;
    }
    const Grid<Tile> tiles = map->tilesOf(cell);
    const auto inside = cellsIn(insideOf(tiles.size()));
    return cell != map->screenOf(map->exit()) &&
           std::any_of(inside.begin(), inside.end(),
                       [&](GridPos tile) { return isWalkable(tiles[tile]); });
}

}  // namespace

std::vector<Site> sitesFor(const Dungeon& dungeon) {
    const Grid<std::uint8_t> locks = locksBefore(dungeon, true);
    const Grid<std::uint8_t> withoutBombs = locksBefore(dungeon, false);
    std::vector<Site> sites;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (cell == dungeon.start() || locks[cell] == unknown || !mayHoldChest(plan) ||
            !hasPlace(dungeon, cell)) {
            return;
        }
        Site site;
        site.cell = cell;
        site.kind = plan.kind;
        site.locks = locks[cell];
        site.deadEnd = plan.doors.size() == 1;
        site.isWalled = withoutBombs[cell] == unknown;
        site.roll = contentsRoll(dungeon.seed(), cell, ContentsRoll::Chest);
        site.worth = static_cast<int>(plan.distance) + worthOfLock * site.locks +
                     (plan.kind == RoomKind::Arena ? worthOfArena : 0);
        sites.push_back(site);
    });
    return sites;
}

}  // namespace doorstring
