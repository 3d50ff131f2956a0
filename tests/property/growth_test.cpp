// The growth that remembers which rooms have yet to grow against the plain one.
#include "dungeon/validate.hpp"
#include "plain_growth.hpp"
#include "random_config.hpp"
#include "tables.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"

namespace doorstring::testing {

namespace {

// The first difference or fault, in words; "" where there is none.
std::string complaint(const DungeonConfig& config, Seed seed) {
    const Dungeon dungeon = testing::grownDungeon(config, seed);
    for (const Fault& fault : validate(dungeon)) {
        return describe(fault, seed) + "\n" + toText(config, seed);
    }
    if (dungeon.plans() != plainDungeon(config, seed).plans()) {
        return "not as the plain growth has it: " + toText(config, seed);
    }
    return "";
}

}  // namespace

TEST_CASE("10,000 random tables and grids grow as the rules say", "[property]") {
    RandomStream random(1);
    for (int round = 0; round < 10000; ++round) {
        const DungeonConfig config = randomConfig(random, 14);
        const std::string wrong = complaint(config, Seed{random.next()});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("Larger grids grow as the rules say", "[property]") {
    RandomStream random(2);
    for (int round = 0; round < 60; ++round) {
        const DungeonConfig config = randomConfig(random, 150);
        const std::string wrong = complaint(config, Seed{random.next()});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("The classic tables grow as the rules say", "[property]") {
    for (std::uint64_t number = 0; number < 3000; ++number) {
        const std::string wrong = complaint(classicConfig(), Seed{number});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("Tables that fill the grid grow as the rules say", "[property]") {
    for (std::uint64_t number = 0; number < 20; ++number) {
        const int width = 3 + static_cast<int>(number) * 7;
        const std::string wrong = complaint(fillingConfig({width, 90}), Seed{number});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("Tables that grow against the sweep grow as the rules say", "[property]") {
    for (std::uint64_t number = 0; number < 60; ++number) {
        const int width = 2 + static_cast<int>(number);
        const std::string wrong = complaint(northWestConfig({width, 40}), Seed{number});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("Every grid to 4 x 4 with every start cell grows as the rules say", "[property]") {
    for (int place = 0; place < 16 * 16; ++place) {
        const GridSize grid{1 + place % 4, 1 + place / 4 % 4};
        const GridPos start{place / 16 % 4, place / 64};
        if (!grid.contains(start)) {
            continue;
        }
        for (DungeonConfig config : {classicConfig(), fillingConfig(grid)}) {
            config.grid = grid;
            config.start = start;
            for (std::uint64_t number = 0; number < 300; ++number) {
                const std::string wrong = complaint(config, Seed{number});
                REQUIRE(wrong == "");
            }
        }
    }
}

}  // namespace doorstring::testing
