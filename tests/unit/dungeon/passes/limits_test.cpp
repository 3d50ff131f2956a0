#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

DungeonConfig classicWith(LimitConfig limits) {
    DungeonConfig config = testing::classicConfig();
    config.limits = limits;
    return config;
}

}  // namespace

TEST_CASE("dungeons keep to the limits of their rooms and dead ends") {
    const DungeonConfig config = classicWith({20, 30, 8, 12, 100000});
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto dungeon = generateDungeon(config, {}, Seed{seed});
        REQUIRE(dungeon.ok());
        const Metrics metrics = measure(dungeon.value());
        CHECK(metrics.rooms >= 20);
        CHECK(metrics.rooms <= 30);
        CHECK(metrics.deadEnds >= 8);
        CHECK(metrics.deadEnds <= 12);
    }
}

TEST_CASE("a dungeon that has few enough dead ends only by its loops is kept") {
    // From a start with four doors a tree has four dead ends or more.
    DungeonConfig config = classicWith({1, 0, 0, 3, 1000});
    config.loops.chance = {1, 1};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto dungeon = generateDungeon(config, {}, Seed{seed});
        REQUIRE(dungeon.ok());
        CHECK(measure(dungeon.value()).deadEnds <= 3);
    }
    config.loops.chance = {0, 1};
    CHECK_FALSE(generateDungeon(config, {}, Seed{0}).ok());
}

TEST_CASE("a dungeon within the limits at the first try is the one without limits") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Dungeon free = generateDungeon(testing::classicConfig(), {}, Seed{seed}).value();
        const int rooms = measure(free).rooms;
        const auto limited = generateDungeon(classicWith({rooms, rooms, 0, 0, 1}), {}, Seed{seed});
        REQUIRE(limited.ok());
        CHECK(limited.value().plans() == free.plans());
        CHECK(limited.value().report().retries == 0);
    }
}

TEST_CASE("retries are counted, and giving up reports the rules and what to loosen") {
    const auto large = generateDungeon(classicWith({25, 0, 0, 0, 10000}), {}, Seed{3});
    REQUIRE(large.ok());
    CHECK(large.value().report().retries > 0);
    CHECK(measure(large.value()).retries == large.value().report().retries);

    const DungeonConfig never = classicWith({90, 0, 0, 0, 30});
    const auto none = generateDungeon(never, {}, Seed{3});
    REQUIRE_FALSE(none.ok());
    CHECK(describe(none.error(), never) ==
          "dungeon 0000-0003: none of 30 tries kept to the rules: 30 had fewer rooms than "
          "limits.min_rooms = 90; lower limits.min_rooms, enlarge the grid or give rooms with more "
          "doors more weight, or raise limits.tries");
    CHECK(keyToChange(none.error(), never) == "limits.min_rooms");
}

TEST_CASE("generation can be stopped before every try and after every pass") {
    const DungeonConfig config = classicWith({25, 0, 0, 0, 10000});
    const Dungeon whole = generateDungeon(config, {}, Seed{3}).value();
    const int retries = whole.report().retries;
    int asked = 0;
    const auto count = [&](int) { return ++asked > 0; };
    CHECK(generateDungeon(config, {}, Seed{3}, nullptr, count).value().plans() == whole.plans());
    CHECK(asked >
          2 * retries + 2);  // before each try, after its growth, and then after more passes

    for (int most = 0; most < asked; ++most) {
        int left = most;
        const auto stopped =
            generateDungeon(config, {}, Seed{3}, nullptr, [&](int) { return left-- > 0; });
        REQUIRE_FALSE(stopped.ok());
        CHECK(stopped.error().tries <= retries);
    }
    const auto attempt = static_cast<std::uint32_t>(retries);
    CHECK(tryDungeon(config, {}, Seed{3}, attempt, [](int) { return true; }).has_value());
    CHECK_FALSE(tryDungeon(config, {}, Seed{3}, attempt, [](int) { return false; }).has_value());
}

TEST_CASE("a carved map without places for special rooms is discarded and says so") {
    DungeonConfig config;
    config.growth = GENERATE(Growth::Tunnels, Growth::Scattered);
    config.roles[Role::Shop].count = 60;
    config.limits.tries = 150;
    SECTION("up to the hundredth try; then it may be too small for them") {
        const auto dungeon = generateDungeon(config, {}, Seed{1});
        REQUIRE(dungeon.ok());
        CHECK(dungeon.value().report().retries >= 100);
        CHECK(dungeon.value().report().missingRoles[Role::Shop] > 0);
        config.limits.tries = 50;
        const auto none = generateDungeon(config, {}, Seed{1});
        REQUIRE_FALSE(none.ok());
        CHECK(none.error().broken[LimitRule::CarvedPlaces] > 0);
        CHECK(describe(none.error(), config).find("had no places for all special rooms") !=
              std::string::npos);
        CHECK(keyToChange(none.error(), config) ==
              (config.growth == Growth::Tunnels ? "tunnels.width" : "scattered.width"));
    }
    SECTION("always, if they must be there") {
        config.roles[Role::Shop].must = true;
        const auto none = generateDungeon(config, {}, Seed{1});
        REQUIRE_FALSE(none.ok());
        CHECK(none.error().broken[LimitRule::MissingRole] > 0);
    }
}
