#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"

#include <cstdlib>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;

namespace {

DungeonConfig hideout(int level) {
    DungeonConfig config;
    config.growth = Growth::Hideout;
    config.grid = {9, 8};
    config.start = GridPos{4, 3};
    config.hideout.level = level;
    config.roles[Role::Boss].count = 1;
    return config;
}

}  // namespace

// On the first level the smaller number cannot have five dead ends.
TEST_CASE("a hideout has exactly the rooms of its level, by the seed one more or not") {
    int more = 0;
    for (int level = 1; level <= 8; ++level) {
        const int least = 5 + 13 * level / 5;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto dungeon = generateDungeon(hideout(level), {}, Seed{seed});
            REQUIRE(dungeon.ok());
            const Metrics metrics = measure(dungeon.value());
            CHECK((metrics.rooms == least || metrics.rooms == least + 1));
            CHECK(metrics.deadEnds >= (level == 1 ? 5 : 6));
            CHECK(metrics.loops == 0);
            more += metrics.rooms == least ? 0 : 1;
        }
    }
    CHECK(more > 600);
    CHECK(more < 1000);
}

TEST_CASE("the boss of a hideout is in its farthest dead end and never touches the start") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const auto dungeon = generateDungeon(hideout(7), {}, Seed{seed});
        REQUIRE(dungeon.ok());
        const Metrics metrics = measure(dungeon.value());
        CHECK(metrics.bossDistance == metrics.longestDistance);
        CHECK(metrics.bossDistance > 1);
    }
}

TEST_CASE("rooms of a hideout touch no other room than those they have doors to") {
    const auto dungeon = generateDungeon(hideout(6), {}, Seed{17});
    REQUIRE(dungeon.ok());
    dungeon.value().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        for (const Direction side : allDirections) {
            CHECK(dungeon.value().hasRoom(neighbour(cell, side)) == plan.doors.has(side));
        }
    });
}

TEST_CASE("a hideout that cannot be grown is reported with what failed how often") {
    DungeonConfig config = hideout(1);
    config.hideout.refuse = {1, 1};
    config.limits.tries = 20;
    const auto dungeon = generateDungeon(config, {}, Seed{1});
    REQUIRE_FALSE(dungeon.ok());
    CHECK(dungeon.error().tries == 20);
    CHECK(dungeon.error().broken[LimitRule::HideoutRooms] == 20);
    CHECK_THAT(describe(dungeon.error(), config),
               ContainsSubstring("none of 20 tries kept to the rules: 20 had fewer rooms than "
                                 "[hideout] asks for; lower hideout.rooms, hideout.level or"));
}

TEST_CASE("a hideout that cannot be grown names the key that most of its rooms are due to") {
    DungeonConfig config = hideout(1);
    config.hideout.refuse = {1, 1};
    config.limits.tries = 1;
    const auto keyNamed = [&] {
        const auto dungeon = generateDungeon(config, {}, Seed{1});
        REQUIRE_FALSE(dungeon.ok());
        return keyToChange(dungeon.error(), config);
    };
    CHECK(keyNamed() == "hideout.rooms");
    config.hideout.level = 4;
    CHECK(keyNamed() == "hideout.level");
    config.hideout.level = 1;
    config.hideout.extraRooms = 6;
    CHECK(keyNamed() == "hideout.extra_rooms");
    config.hideout.fiveLevelRooms = 50;
    CHECK(keyNamed() == "hideout.five_level_rooms");
}

TEST_CASE("extra rooms, rooms for the level and growing again follow their keys") {
    const auto roomsOf = [](const DungeonConfig& config, Seed seed) {
        const auto dungeon = generateDungeon(config, {}, seed);
        REQUIRE(dungeon.ok());
        return measure(dungeon.value()).rooms;
    };
    DungeonConfig config = hideout(5);
    config.hideout.extraRooms = 0;
    config.hideout.fiveLevelRooms = 7;
    DungeonConfig never = config;
    never.hideout.restartAbove = 1000;
    config.hideout.restartAbove = 1;
    int other = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CHECK(roomsOf(config, Seed{seed}) == config.hideout.rooms + 7);
        const auto again = generateDungeon(config, {}, Seed{seed});
        const auto once = generateDungeon(never, {}, Seed{seed});
        REQUIRE((again.ok() && once.ok()));
        other += measure(again.value()).longestDistance != measure(once.value()).longestDistance;
    }
    CHECK(other > 0);
}
