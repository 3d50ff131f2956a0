#include "app/growing.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/beginning.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Config floorAt(int floor, Role at) {
    Config config = shippedFloor(floor);
    config.adventure.at = at;
    return config;
}

}  // namespace

TEST_CASE("the dungeon that the program begins with is that of the seed") {
    const StartingDungeon explored = startingDungeon(Config(), Seed{17}).value();
    CHECK(explored.seed == Seed{17});
    CHECK(explored.dungeon.seed() == Seed{17});
    const StartingDungeon floor = startingDungeon(shippedFloor(3), Seed{17}).value();
    CHECK(floor.seed == Seed{17});
    CHECK(floor.dungeon.seed() == floorSeed(Seed{17}, 3));
}

TEST_CASE("without a seed one is found whose floor has the room to begin in") {
    for (int i = 0; i < 20; ++i) {  // every second seed has none
        const auto found = startingDungeon(floorAt(2, Role::Puzzle), std::nullopt);
        REQUIRE(found.ok());
        CHECK(nearestRoom(found.value().dungeon, Role::Puzzle));
    }
}

TEST_CASE("a room that a seed does not have is reported with those that it has") {
    Config config = floorAt(1, Role::Shop);
    config.dungeon.roles[Role::Shop].count = 0;
    CHECK_THAT(
        startingDungeon(config, Seed{17}).error(),
        ContainsSubstring("floor 1 of the seed 0000-000H has no room of the kind shop; allowed "
                          "are: boss, "));
    CHECK_THAT(startingDungeon(config, std::nullopt).error(),
               ContainsSubstring("floor 1 has no room of the kind shop with any of 50 seeds; "));
}
