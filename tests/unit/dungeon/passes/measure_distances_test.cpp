#include "dungeon/passes/passes.hpp"
#include "testing/catch2.hpp"

namespace doorstring {

namespace {

DoorSet measureDistancesDoors(const char* text) {
    return parseDoorString(text).value();
}

}  // namespace

// A ring of six rooms in which the tree once ran all the way round.
TEST_CASE("Distances take the shorter way round a loop") {
    Grid<RoomPlan> plans({3, 2});
    plans[{0, 0}] = {0, measureDistancesDoors("SE"), RoomKind::Start};
    plans[{1, 0}] = {1, measureDistancesDoors("WE"), RoomKind::Plain};
    plans[{2, 0}] = {2, measureDistancesDoors("SW"), RoomKind::Plain};
    plans[{2, 1}] = {3, measureDistancesDoors("NW"), RoomKind::Plain};
    plans[{1, 1}] = {4, measureDistancesDoors("WE"), RoomKind::Plain};
    plans[{0, 1}] = {5, measureDistancesDoors("NE"), RoomKind::Plain};
    measureDistances({0, 0}, plans);
    CHECK(plans[{2, 1}].distance == 3);
    CHECK(plans[{1, 1}].distance == 2);
    CHECK(plans[{0, 1}].distance == 1);
}

TEST_CASE("Cells that cannot be reached are reported, and keep their plans") {
    Grid<RoomPlan> plans({2, 1});
    plans[{0, 0}] = {0, DoorSet(), RoomKind::Start};
    CHECK(distancesFrom({0, 0}, plans)[{1, 0}] == unreached);
    measureDistances({0, 0}, plans);
    CHECK(plans[{1, 0}] == RoomPlan{});
}

TEST_CASE("A door that leads outside is no way") {
    Grid<RoomPlan> plans({1, 1});
    plans[{0, 0}] = {0, DoorSet::all(), RoomKind::Start};
    CHECK(distancesFrom({0, 0}, plans)[{0, 0}] == 0);
}

}  // namespace doorstring
