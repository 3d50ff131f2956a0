#include "dungeon/danger.hpp"
#include "dungeon/metrics.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

namespace doorstring {

namespace {

DoorSet metricsDoors(const char* text) {
    return parseDoorString(text).value();
}

}  // namespace

TEST_CASE("A dungeon of one room has one room and nothing else") {
    Grid<RoomPlan> plans({3, 3});
    plans[{1, 1}] = {0, DoorSet(), RoomKind::Start};
    const Metrics metrics = measure(testing::dungeonOf(Seed{1}, {1, 1}, plans));
    CHECK(metrics.rooms == 1);
    CHECK(metrics.deadEnds == 0);
    CHECK(metrics.loops == 0);
    CHECK(metrics.longestDistance == 0);
    CHECK(metrics.farthest == GridPos{1, 1});
    CHECK(metrics.byDoors[0] == 1);
}

TEST_CASE("Rooms, dead ends and the first farthest room are counted") {
    Grid<RoomPlan> plans({3, 2});
    plans[{1, 0}] = {0, metricsDoors("SWE"), RoomKind::Start};
    plans[{0, 0}] = {1, metricsDoors("E"), RoomKind::Plain};
    plans[{2, 0}] = {1, metricsDoors("W"), RoomKind::Plain};
    plans[{1, 1}] = {1, metricsDoors("N"), RoomKind::Plain};
    const Metrics metrics = measure(testing::dungeonOf(Seed{1}, {1, 0}, plans));
    CHECK(metrics.rooms == 4);
    CHECK(metrics.deadEnds == 3);
    CHECK(metrics.loops == 0);
    CHECK(metrics.longestDistance == 1);
    CHECK(metrics.farthest == GridPos{0, 0});
    CHECK(metrics.byDoors[metricsDoors("SWE").bits()] == 1);
    CHECK(metrics.byDoors[metricsDoors("E").bits()] == 1);
}

TEST_CASE("The goal is the boss's room, or without one the farthest") {
    using testing::dungeonOf;
    CHECK(measure(dungeonOf({{"E", "WE!", "W"}}, {0, 0})).goal == GridPos{1, 0});
    CHECK(measure(dungeonOf({{"E", "WE", "W"}}, {1, 0})).goal == GridPos{0, 0});
}

TEST_CASE("A ring of four rooms is one loop") {
    Grid<RoomPlan> plans({2, 2});
    plans[{0, 0}] = {0, metricsDoors("SE"), RoomKind::Start};
    plans[{1, 0}] = {1, metricsDoors("SW"), RoomKind::Plain};
    plans[{0, 1}] = {1, metricsDoors("NE"), RoomKind::Plain};
    plans[{1, 1}] = {2, metricsDoors("NW"), RoomKind::Plain};
    const Metrics metrics = measure(testing::dungeonOf(Seed{1}, {0, 0}, plans));
    CHECK(metrics.loops == 1);
    CHECK(metrics.deadEnds == 0);
}

TEST_CASE("Rooms with two doors are straight or turn, and the extent is that of the rooms") {
    const Metrics metrics = measure(testing::dungeonOf(
        {{"E", "WE", "SW"}, {"", "", "NS"}, {"", "", "N"}, {"", "", ""}}, {0, 0}));
    CHECK(metrics.straight == 2);
    CHECK(metrics.turns == 1);
    CHECK(metrics.extent == GridSize{3, 3});
}

TEST_CASE("A loop counts its rooms, and not those of the path to it") {
    const Metrics tree = measure(testing::dungeonOf({{"E", "WE", "W"}}, {0, 0}));
    CHECK(tree.cycles == 0);
    CHECK(tree.cycleRooms == 0);
    const Metrics ring =
        measure(testing::dungeonOf({{"E", "SWE", "SW"}, {"", "NE", "NW"}}, {0, 0}));
    CHECK(ring.cycles == 1);
    CHECK(ring.cycleRooms == 4);
    const Metrics two = measure(
        testing::dungeonOf({{"SE", "SWE", "SW"}, {"NE", "NSWE", "NSW"}, {"", "NE", "NW"}}, {0, 0}));
    CHECK(two.loops == 3);
    CHECK(two.cycles == 3);
    // Two squares, and a loop up to where the shortest paths to the lower right part.
    CHECK(two.cycleRooms == 4 + 4 + 6);
    const Metrics wide = measure(
        testing::dungeonOf({{"SE", "WE", "SW"}, {"NS", "", "NS"}, {"NE", "WE", "NW"}}, {0, 0}));
    CHECK(wide.cycles == 1);
    CHECK(wide.cycleRooms == 8);
}

TEST_CASE("The danger is what the creatures of all rooms cost, where they are asked for") {
    Grid<RoomPlan> plans({3, 1});
    plans[{0, 0}] = {0, metricsDoors("E"), RoomKind::Start};
    plans[{1, 0}] = {1, metricsDoors("WE"), RoomKind::Plain};
    plans[{2, 0}] = {2, metricsDoors("W"), RoomKind::Arena};
    const Dungeon dungeon = testing::dungeonOf(Seed{1}, {0, 0}, plans);
    CHECK_FALSE(measure(dungeon).danger.has_value());
    CreaturesConfig creatures;  // each costs 1
    creatures.rules.budgetStep = 1;
    creatures.rules.most = 12;
    CHECK(dangerOf(dungeon, {0, 0}, creatures) == 0);
    CHECK(dangerOf(dungeon, {1, 0}, creatures) == 3);
    CHECK(dangerOf(dungeon, {2, 0}, creatures) == 2 * 4);
    CHECK(measure(dungeon, &creatures).danger == 3 + 2 * 4);
    creatures.rules.most = 5;
    CHECK(measure(dungeon, &creatures).danger == 3 + 5);
}

}  // namespace doorstring
