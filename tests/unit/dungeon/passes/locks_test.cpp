#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_tree.hpp"
#include "testing/catch2.hpp"

#include <string>

using namespace doorstring;

namespace {

// A corridor of `length` rooms to the east, the start in the west.
Draft corridor(int length) {
    Draft draft({length, 2}, {0, 0});
    for (int x = 0; x < length; ++x) {
        if (x > 0) {
            addDoorway(draft, {x, 0}, Direction::West);
        }
        draft.plans[{x, 0}].distance = static_cast<std::uint32_t>(x);
        draft.rooms.insert(draft.rooms.numbers().of({x, 0}));
    }
    draft.plans[{0, 0}].kind = RoomKind::Start;
    return draft;
}

DungeonConfig withLocks(int small, bool boss, int rooms = 2) {
    DungeonConfig config;
    config.locks = {small, {1, 1}, boss, rooms};
    return config;
}

// What lies in a corridor from west to east: '=' a lock, '#' the boss's, 'k' and 'K' their keys.
std::string shown(const Draft& draft) {
    std::string text;
    for (int x = 0; x < draft.plans.width(); ++x) {
        const RoomPlan& plan = draft.plans[{x, 0}];
        const DoorLock lock = plan.locks.at(Direction::West);
        text += lock == DoorLock::Small ? "=" : lock == DoorLock::Boss ? "#" : "";
        text += plan.holds == Holding::SmallKey  ? 'k'
                : plan.holds == Holding::BossKey ? 'K'
                : plan.kind == RoomKind::Boss    ? 'B'
                : plan.kind == RoomKind::Start   ? 'S'
                                                 : '.';
    }
    return text;
}

}  // namespace

TEST_CASE("the key of a lock lies before it, the boss's behind the last lock, all apart") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Draft draft = corridor(9);
        draft.plans[{8, 0}].kind = RoomKind::Boss;
        placeLocks(withLocks(2, true), Seed{seed}, draft);
        CAPTURE(seed, shown(draft));
        CHECK(draft.report == DungeonReport{});
        std::string signs = shown(draft);
        std::erase(signs, '.');
        CHECK(signs == "Sk=k=K#B");
    }
}

TEST_CASE("locks leave enough rooms before and behind them") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Draft draft = corridor(12);
        placeLocks(withLocks(3, false, 3), Seed{seed}, draft);
        const std::string text = shown(draft);
        CAPTURE(text);
        CHECK(draft.report.missingLocks == 0);
        CHECK(text == "S.k=..k=..k=...");
    }
}

TEST_CASE("the first lock is on the way to the boss") {
    // A corridor to the boss, and as long a one to nowhere.
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Draft draft({9, 1}, {4, 0});
        for (int x = 0; x < 9; ++x) {
            if (x > 0) {
                addDoorway(draft, {x, 0}, Direction::West);
            }
            draft.plans[{x, 0}].distance = static_cast<std::uint32_t>(x < 4 ? 4 - x : x - 4);
            draft.rooms.insert(draft.rooms.numbers().of({x, 0}));
        }
        draft.plans[{4, 0}].kind = RoomKind::Start;
        draft.plans[{8, 0}].kind = RoomKind::Boss;
        placeLocks(withLocks(1, false), Seed{seed}, draft);
        CAPTURE(shown(draft));
        CHECK(shown(draft).find('=') > shown(draft).find('S'));
    }
}

TEST_CASE("what cannot be locked is reported") {
    Draft draft = corridor(3);
    draft.plans[{2, 0}].kind = RoomKind::Boss;
    placeLocks(withLocks(4, true), Seed{1}, draft);
    CHECK(shown(draft) == "SK#B");
    CHECK(draft.report.missingLocks == 4);
    CHECK_FALSE(draft.report.missingBossLock);

    Draft noRoomForBoss = corridor(3);
    noRoomForBoss.report.missingRoles[Role::Boss] = 1;
    placeLocks(withLocks(0, true), Seed{1}, noRoomForBoss);
    CHECK(noRoomForBoss.report.missingBossLock);
    Draft noBossWanted = corridor(3);
    placeLocks(withLocks(0, true), Seed{1}, noBossWanted);
    CHECK_FALSE(noBossWanted.report.missingBossLock);

    Draft noRoomForAKey = corridor(2);
    noRoomForAKey.plans[{1, 0}].kind = RoomKind::Boss;
    placeLocks(withLocks(0, true), Seed{1}, noRoomForAKey);
    CHECK(noRoomForAKey.report.missingBossLock);
}

TEST_CASE("ways around a lock go") {
    // Two corridors side by side, joined at both ends: a ring.
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Draft draft({6, 2}, {0, 0});
        for (int y = 0; y < 2; ++y) {
            for (int x = 0; x < 6; ++x) {
                if (x > 0) {
                    addDoorway(draft, {x, y}, Direction::West);
                }
                draft.plans[{x, y}].distance = static_cast<std::uint32_t>(x + y);
                draft.rooms.insert(draft.rooms.numbers().of({x, y}));
            }
        }
        addDoorway(draft, {0, 0}, Direction::South);
        addDoorway(draft, {5, 0}, Direction::South);
        draft.plans[{0, 0}].kind = RoomKind::Start;
        DungeonConfig config = withLocks(2, false);
        config.loops.keepFacing = true;  // else a dungeon that has just grown has no rings
        placeLocks(config, Seed{seed}, draft);
        const RoomTree tree(draft);
        const KeyLevels levels = keyLevels(tree, draft);
        REQUIRE(levels.rooms.size() >= 2);
        for (const RoomTree::Room& room : tree.rooms()) {
            for (const Direction side : allDirections) {
                const RoomPlan& plan = draft.plans[room.cell];
                if (plan.doors.has(side) && plan.locks.at(side) == DoorLock::None) {
                    CHECK(levels.ofRoom[tree.indexAt(room.cell)] ==
                          levels.ofRoom[tree.indexAt(neighbour(room.cell, side))]);
                }
            }
        }
    }
}
