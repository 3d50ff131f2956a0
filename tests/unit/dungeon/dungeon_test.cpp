#include "dungeon/dungeon.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate.hpp"

#include <vector>

namespace doorstring {

using namespace testing;

namespace {

DoorSet dungeonDoors(const char* text) {
    return parseDoorString(text).value();
}

DungeonConfig sized(int width, int height) {
    DungeonConfig config = testing::classicConfig();
    config.grid = {width, height};
    return config;
}

std::vector<GridPos> rooms(const Dungeon& dungeon) {
    std::vector<GridPos> cells;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) { cells.push_back(cell); });
    return cells;
}

}  // namespace

TEST_CASE("A grid of one cell is a dungeon of one room without dungeonDoors") {
    const Dungeon dungeon = testing::grownDungeon(sized(1, 1), Seed{3});
    CHECK(dungeon.hasRoom({0, 0}));
    CHECK(dungeon.plan({0, 0}).doors.empty());
    CHECK(dungeon.plan({0, 0}).kind == RoomKind::Start);
    CHECK(validate(dungeon).empty());
}

TEST_CASE("In a grid of one row the start grows and the border does not") {
    const Dungeon dungeon = testing::grownDungeon(sized(7, 1), Seed{3});
    CHECK(rooms(dungeon) == std::vector<GridPos>{{2, 0}, {3, 0}, {4, 0}});
    CHECK(dungeon.plan({3, 0}).doors == dungeonDoors("WE"));
    CHECK(dungeon.plan({2, 0}).doors == dungeonDoors("E"));
    CHECK(dungeon.plan({4, 0}).doors == dungeonDoors("W"));
}

TEST_CASE("A start in the corner keeps the dungeonDoors that lead inside") {
    DungeonConfig config = sized(2, 2);
    config.start = GridPos{0, 0};
    const Dungeon dungeon = testing::grownDungeon(config, Seed{8});
    CHECK(dungeon.plan({0, 0}).doors == dungeonDoors("SE"));
    CHECK(rooms(dungeon) == std::vector<GridPos>{{0, 0}, {1, 0}, {0, 1}});
}

TEST_CASE("The start has the dungeonDoors that are asked for") {
    DungeonConfig config = sized(10, 10);
    config.startDoors = dungeonDoors("N");
    const Dungeon one = testing::grownDungeon(config, Seed{2});
    CHECK(one.plan({5, 5}).doors == dungeonDoors("N"));
    CHECK(one.hasRoom({5, 4}));
    CHECK_FALSE(one.hasRoom({5, 6}));
    config.startDoors = DoorSet();
    CHECK(rooms(testing::grownDungeon(config, Seed{2})) == std::vector<GridPos>{{5, 5}});
}

TEST_CASE("The start stands in the middle, whole division") {
    CHECK(testing::grownDungeon(sized(10, 7), Seed{1}).start() == GridPos{5, 3});
    CHECK(testing::grownDungeon(sized(4, 5), Seed{1}).start() == GridPos{2, 2});
}

TEST_CASE("Rooms on the border have the one door back") {
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Dungeon dungeon = testing::grownDungeon(sized(6, 5), Seed{number});
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            const bool border = cell.x == 0 || cell.y == 0 || cell.x == 5 || cell.y == 4;
            CHECK((!border || plan.doors.size() == 1));
        });
    }
}

TEST_CASE("The same seed gives the same dungeon, another seed another") {
    const DungeonConfig config = sized(10, 10);
    CHECK(testing::grownDungeon(config, Seed{9}).plans() ==
          testing::grownDungeon(config, Seed{9}).plans());
    CHECK(testing::grownDungeon(config, Seed{9}).plans() !=
          testing::grownDungeon(config, Seed{10}).plans());
}

// With straight rooms alone, each arm runs from the start to the border.
TEST_CASE("Distances are rooms from the start") {
    DungeonConfig config = sized(9, 7);
    for (const Direction direction : allDirections) {
        const DoorSet straight = DoorSet::of(direction).with(opposite(direction));
        config.tables[direction] = DoorTable({{straight, weightOne}});
    }
    const Dungeon dungeon = testing::grownDungeon(config, Seed{4});
    CHECK(rooms(dungeon).size() == 9 + 7 - 1);
    CHECK(dungeon.plan({4, 3}).distance == 0);
    CHECK(dungeon.plan({0, 3}).distance == 4);
    CHECK(dungeon.plan({8, 3}).distance == 4);
    CHECK(dungeon.plan({4, 0}).distance == 3);
}

TEST_CASE("A dungeon made of plans finds its rooms") {
    Grid<RoomPlan> plans({3, 2});
    plans[{1, 1}] = {0, DoorSet(), RoomKind::Start};
    plans[{2, 0}] = {5, dungeonDoors("N"), RoomKind::Plain};
    const Dungeon dungeon = testing::dungeonOf(Seed{1}, {1, 1}, plans);
    CHECK(rooms(dungeon) == std::vector<GridPos>{{2, 0}, {1, 1}});
    CHECK_FALSE(dungeon.hasRoom({0, 0}));
    CHECK_FALSE(dungeon.hasRoom({-1, 0}));
    CHECK_FALSE(dungeon.hasRoom({0, 2}));
}

TEST_CASE("A dungeon gives its rooms with tiles") {
    RoomConfig config;
    const Dungeon dungeon = testing::grownDungeon(sized(10, 10), Seed{6});
    const Room room = dungeon.room({5, 5}, config);
    CHECK(room.cell() == GridPos{5, 5});
    CHECK(room.tiles() ==
          testing::tiledRoom(dungeon.plan({5, 5}), {5, 5}, Seed{6}, config).tiles());
}

TEST_CASE("What is left over is listed by name and number") {
    DungeonReport report;
    CHECK(missingText(report).empty());
    report.missingBossLock = true;
    CHECK(missingText(report) == "the boss's lock");
    report.missingRoles[Role::Treasure] = 2;
    report.missingRoles[Role::Secret] = 1;
    report.missingLocks = 1;
    CHECK(missingText(report) == "2 treasure rooms, 1 secret room, 1 small lock, the boss's lock");
}

}  // namespace doorstring
