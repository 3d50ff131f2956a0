#include "dungeon/solve/regions.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"

namespace doorstring {

using testing::dungeonOf;

namespace {

using testing::dungeonOf;
using Way = std::vector<GridPos>;

}  // namespace

TEST_CASE("Rooms joined by open doors are one region, and cracked walls are open") {
    const Dungeon dungeon =
        dungeonOf({{"Ec", "WSEs", "WEb+k", "W!"}, {"-", "N+K", "-", "-"}}, {1, 1});
    const Regions regions(dungeon);
    CHECK_FALSE(regions.hasTooMany());
    CHECK_FALSE(regions.hasStrayRooms());
    CHECK(regions.all() == 0b111);
    CHECK(regions.of({1, 1}) == 0);
    CHECK(regions.of({0, 0}) == 0);
    CHECK(regions.of({1, 0}) == 0);
    CHECK(regions.of({2, 0}) == 1);
    CHECK(regions.of({3, 0}) == 2);
    CHECK(regions.of({0, 1}) == Regions::none);
    CHECK(regions.smallKeys(0) == 0);
    CHECK(regions.smallKeys(1) == 1);
    CHECK(regions.regionsWithBossKey() == 0b001);
    CHECK(regions.keys().size() == 2);
}

TEST_CASE("Locked doorways are given from the side of the start, small and boss's apart") {
    const Dungeon dungeon = dungeonOf({{"Eb!", "WEs", "WE", "W"}}, {2, 0});
    const Regions regions(dungeon);
    REQUIRE(regions.smallLocks().size() == 1);
    CHECK(regions.smallLocks()[0].doorway == Doorway{{2, 0}, Direction::West, DoorLock::Small});
    CHECK(regions.smallLocks()[0].from == 0);
    CHECK(regions.smallLocks()[0].to == 1);
    REQUIRE(regions.bossLocks().size() == 1);
    CHECK(regions.bossLocks()[0].doorway == Doorway{{1, 0}, Direction::West, DoorLock::Boss});
    CHECK(regions.bossLocks()[0].doorway.beyond() == GridPos{0, 0});
}

TEST_CASE("A lock between two rooms of one region has it on both sides") {
    const Dungeon dungeon = dungeonOf({{"SEs", "WS"}, {"NE", "NW"}}, {0, 0});
    const Regions regions(dungeon);
    REQUIRE(regions.smallLocks().size() == 1);
    CHECK(regions.smallLocks()[0].from == 0);
    CHECK(regions.smallLocks()[0].to == 0);
    CHECK(regions.all() == 0b1);
}

TEST_CASE("A door to nowhere is shut") {
    Grid<RoomPlan> plans({2, 2});
    plans[{0, 0}].doors = DoorSet::all();
    plans[{1, 0}].doors = DoorSet::of(Direction::West).with(Direction::East);
    const Dungeon dungeon = testing::dungeonOf(Seed{1}, {0, 0}, plans);
    CHECK(isOpen(dungeon, {0, 0}, Direction::East));
    CHECK_FALSE(isOpen(dungeon, {0, 0}, Direction::North));
    CHECK_FALSE(isOpen(dungeon, {0, 0}, Direction::South));
    CHECK_FALSE(isOpen(dungeon, {1, 0}, Direction::East));
    CHECK_FALSE(isOpen(dungeon, {1, 0}, Direction::South));
}

TEST_CASE("Without locks the way goes straight to the goal") {
    CHECK(shortestWay(dungeonOf({{"SE", "W"}, {"NE", "W!"}}, {0, 0})) ==
          Way{{0, 0}, {0, 1}, {1, 1}});
    CHECK(shortestWay(dungeonOf({{""}}, {0, 0})) == Way{{0, 0}});
    CHECK(shortestWay(dungeonOf({{"Ec", "W!"}}, {0, 0})) == Way{{0, 0}, {1, 0}});
}

TEST_CASE("A grown dungeon's way is as long as its longest distance") {
    const Dungeon dungeon = testing::grownDungeon(testing::classicConfig(), Seed{17});
    const Way way = shortestWay(dungeon);
    CHECK(way.front() == dungeon.start());
    CHECK(way.size() == dungeon.plan(way.back()).distance + 1);
}

TEST_CASE("The way fetches the key that it needs and leads back") {
    CHECK(shortestWay(dungeonOf({{"E+k", "WE", "WEs", "W!"}}, {1, 0})) ==
          Way{{1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}});
}

TEST_CASE("A lock is left shut where the way around it is shorter than its key") {
    // The key lies three rooms to the west; the way around takes two rooms more.
    CHECK(shortestWay(dungeonOf({{"E+k", "WE", "WE", "WSEs", "WS!"}, {"-", "-", "-", "NE", "NW"}},
                                {3, 0})) == Way{{3, 0}, {3, 1}, {4, 1}, {4, 0}});
}

TEST_CASE("A locked door between rooms that open doors join too is a short cut") {
    CHECK(shortestWay(dungeonOf({{"SEs+k", "WS!"}, {"NS", "NS"}, {"NE", "NW"}}, {0, 0})) ==
          Way{{0, 0}, {1, 0}});
}

TEST_CASE("The way opens the boss's door by its key") {
    CHECK(shortestWay(dungeonOf({{"E+K", "WEs", "WEb+k", "W!"}}, {2, 0})) ==
          Way{{2, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}});
}

TEST_CASE("Where the goal cannot be reached there is no way") {
    CHECK(shortestWay(dungeonOf({{"Es", "W!"}}, {0, 0})).empty());
    CHECK(shortestWay(dungeonOf({{"E", "W", "-", "W!"}}, {0, 0})).empty());
    CHECK(shortestWay(dungeonOf({{"Es+k", "W", "-", "W!"}}, {0, 0})).empty());
}

}  // namespace doorstring
