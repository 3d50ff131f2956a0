// What the Lab says in words of a dungeon that is chosen.
#include "dungeon/passes/generate.hpp"
#include "lab/keys/dungeon_words.hpp"
#include "testing/catch2.hpp"
#include "testing/column_to_north.hpp"

using namespace doorstring;

TEST_CASE("a dungeon of the Lab is described by what it measures, secret rooms among them") {
    Config config = testing::columnToNorth({5, 5});
    LabGrowth growth;
    growth.begin(config);
    growth.work(10'000);
    DungeonWords words;
    CHECK(words.of(growth, 1) ==
          "Seed 0000-0002: 3 rooms, 2 dead ends, 0 loops; farthest room 2 away.");
    config.dungeon.roles[Role::Secret] = {.count = 1, .chance = {1, 1}, .from = 1, .to = 0};
    growth.begin(config);
    growth.work(10'000);
    CHECK(words.of(growth, 1).starts_with("Seed 0000-0002: 4 rooms (1 secret), "));
    config.dungeon.limits.minRooms = 20;
    config.dungeon.limits.tries = 2;
    growth.begin(config);
    growth.work(10'000);
    CHECK(words.of(growth, 1) == "No dungeon of this seed keeps to the limits.");
}
