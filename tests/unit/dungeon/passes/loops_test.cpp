#include "dungeon/passes/passes.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

// Three rows of three rooms, joined along the rows and down the first column.
Draft comb() {
    Draft draft({3, 3}, {0, 0});
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            if (x > 0) {
                addDoorway(draft, {x, y}, Direction::West);
            } else if (y > 0) {
                addDoorway(draft, {x, y}, Direction::North);
            }
            draft.plans[{x, y}].distance = static_cast<std::uint32_t>(x + y);
            draft.rooms.insert(draft.rooms.numbers().of({x, y}));
        }
    }
    draft.plans[{0, 0}].kind = RoomKind::Start;
    return draft;
}

DungeonConfig loopsBy(Fraction chance) {
    DungeonConfig config;
    config.loops.chance = chance;
    return config;
}

int doorways(const Draft& draft) {
    int doors = 0;
    draft.rooms.forEach([&](GridPos cell) { doors += draft.plans[cell].doors.size(); });
    return doors / 2;
}

}  // namespace

TEST_CASE("neighbours without a door get one by chance") {
    Draft all = comb();
    addLoops(loopsBy({1, 1}), Seed{1}, all);
    CHECK(doorways(all) == 12);
    Draft none = comb();
    addLoops(loopsBy({0, 1}), Seed{1}, none);
    CHECK(doorways(none) == 8);
    int made = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Draft some = comb();
        addLoops(loopsBy({1, 4}), Seed{seed}, some);
        made += doorways(some) - 8;
    }
    CHECK(made > 150);
    CHECK(made < 250);
}

TEST_CASE("no loop touches the boss or a secret room") {
    Draft draft = comb();
    draft.plans[{2, 1}].kind = RoomKind::Boss;
    draft.plans[{1, 2}].kind = RoomKind::Secret;
    for (const Direction side : {Direction::West, Direction::East}) {
        setLock(draft, {1, 2}, side, DoorLock::Cracked);
    }
    addLoops(loopsBy({1, 1}), Seed{1}, draft);
    CHECK(draft.plans[{2, 1}].doors == DoorSet::of(Direction::West));
    CHECK(draft.plans[{1, 2}].doors.size() == 2);
    CHECK(doorways(draft) == 9);
}

TEST_CASE("around a lock a loop is locked as well, and has a key of its own before it") {
    Draft draft = comb();
    setLock(draft, {0, 1}, Direction::South, DoorLock::Small);
    draft.plans[{2, 0}].kind = RoomKind::Key;
    draft.plans[{2, 0}].holds = Holding::SmallKey;
    addLoops(loopsBy({1, 1}), Seed{1}, draft);
    int locked = 0;
    int keys = 0;
    draft.rooms.forEach([&](GridPos cell) {
        const RoomPlan& plan = draft.plans[cell];
        locked += plan.locks.at(Direction::North) == DoorLock::Small ? 1 : 0;
        keys += plan.holds == Holding::SmallKey ? 1 : 0;
        if (cell.y == 1 && plan.doors.has(Direction::South)) {
            CHECK(plan.locks.at(Direction::South) == DoorLock::Small);
        }
        if (plan.holds == Holding::SmallKey) {
            CHECK(cell.y < 2);
        }
    });
    CHECK(locked == 3);
    CHECK(keys == 3);
}

TEST_CASE("two locks apart there is no loop") {
    Draft draft = comb();
    setLock(draft, {0, 0}, Direction::South, DoorLock::Small);
    setLock(draft, {0, 1}, Direction::East, DoorLock::Small);
    addLoops(loopsBy({1, 1}), Seed{1}, draft);
    CHECK_FALSE(draft.plans[{1, 0}].doors.has(Direction::South));
    CHECK_FALSE(draft.plans[{2, 0}].doors.has(Direction::South));
}

// Two columns of rooms side by side, the right one behind a lock.
TEST_CASE("of many pairs of neighbours, two get a loop if two rooms may have their keys") {
    constexpr int height = 200'000;
    Draft draft({2, height}, {0, 0});
    addDoorway(draft, {0, 0}, Direction::East);
    for (const GridPos cell : cellsOf({2, height})) {
        if (cell.y > 0) {
            addDoorway(draft, cell, Direction::North);
        }
        draft.plans[cell].distance = static_cast<std::uint32_t>(cell.x + cell.y);
        draft.rooms.insert(draft.rooms.numbers().of(cell));
    }
    draft.plans[{0, 0}].kind = RoomKind::Start;
    setLock(draft, {0, 0}, Direction::East, DoorLock::Small);
    DungeonConfig config = loopsBy({1, 1});
    config.roles[Role::Key].from = 1;
    config.roles[Role::Key].to = 2;
    addLoops(config, Seed{1}, draft);
    CHECK(draft.plans[{0, 1}].holds == Holding::SmallKey);
    CHECK(draft.plans[{0, 2}].holds == Holding::SmallKey);
    CHECK(doorways(draft) == 2 * height - 1 + 2);
}
