#include "dungeon/solve/regions.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

namespace doorstring {

using testing::dungeonOf;

TEST_CASE("Rooms joined by open doors are one region, and cracked walls are open") {
    const Dungeon dungeon =
        dungeonOf({{"Ec", "WSEs", "WEb+k", "W!"}, {"-", "N+K", "-", "-"}}, {1, 1});
    const Regions regions(dungeon);
    CHECK_FALSE(regions.tooMany());
    CHECK_FALSE(regions.strayRooms());
    CHECK(regions.all() == 0b111);
    CHECK(regions.of({1, 1}) == 0);
    CHECK(regions.of({0, 0}) == 0);
    CHECK(regions.of({1, 0}) == 0);
    CHECK(regions.of({2, 0}) == 1);
    CHECK(regions.of({3, 0}) == 2);
    CHECK(regions.of({0, 1}) == Regions::none);
    CHECK(regions.smallKeys(0) == 0);
    CHECK(regions.smallKeys(1) == 1);
    CHECK(regions.bossKeys() == 0b001);
    CHECK(regions.keys().size() == 2);
}

TEST_CASE("Locked doorways are given from the side of the start, small and boss's apart") {
    const Dungeon dungeon = dungeonOf({{"Eb!", "WEs", "WE", "W"}}, {2, 0});
    const Regions regions(dungeon);
    REQUIRE(regions.small().size() == 1);
    CHECK(regions.small()[0].doorway == Doorway{{2, 0}, Direction::West, DoorLock::Small});
    CHECK(regions.small()[0].from == 0);
    CHECK(regions.small()[0].to == 1);
    REQUIRE(regions.boss().size() == 1);
    CHECK(regions.boss()[0].doorway == Doorway{{1, 0}, Direction::West, DoorLock::Boss});
    CHECK(regions.boss()[0].doorway.beyond() == GridPos{0, 0});
}

TEST_CASE("A lock between two rooms of one region has it on both sides") {
    const Dungeon dungeon = dungeonOf({{"SEs", "WS"}, {"NE", "NW"}}, {0, 0});
    const Regions regions(dungeon);
    REQUIRE(regions.small().size() == 1);
    CHECK(regions.small()[0].from == 0);
    CHECK(regions.small()[0].to == 0);
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

}  // namespace doorstring
