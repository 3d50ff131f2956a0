// The growth that remembers which rooms have yet to grow against the plain one.
#include "dungeon/growth/growth.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/passes/passes.hpp"
#include "plain_growth.hpp"
#include "random_config.hpp"
#include "tables.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/validate/validate.hpp"

#include <utility>

namespace doorstring::testing {

namespace {

// The rooms after a later try.
Grid<RoomPlan> grownAt(const DungeonConfig& config, Seed seed, std::uint32_t attempt) {
    Draft draft(config.grid, config.startCell());
    grow(config, seed, attempt, draft);
    seal(draft);
    measureDistances(config.startCell(), draft.plans);
    return std::move(draft.plans);
}

// Bit 0 of `knobs` chooses the tables, the others turn one knob each.
DungeonConfig smallConfig(GridSize grid, GridPos start, int knobs) {
    DungeonConfig config = knobs % 2 == 0 ? classicConfig() : fillingConfig(grid);
    config.grid = grid;
    config.start = start;
    config.loops.keepFacing = (knobs & 2) != 0;
    config.border = (knobs & 4) != 0 ? BorderRule::Grow : BorderRule::DeadEnds;
    if ((knobs & 8) != 0) {
        config.middle = {2, fillingConfig(grid).tables};
        config.middle.tables[Direction::West] = DoorTable();
        config.far = {3, classicConfig().tables};
        config.far.tables[Direction::North] = DoorTable();
    }
    return config;
}

class Onlooker : public GenerationWitness {
public:
    void passed(std::string_view /*pass*/, const Draft& /*draft*/) override {}
    void discarded(LimitRule /*rule*/) override {}
};

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

TEST_CASE("10,000 random dungeons by distance bands, border and facing doors grow as the rules say",
          "[property]") {
    RandomStream random(3);
    for (int round = 0; round < 10000; ++round) {
        const DungeonConfig config = randomSteeredConfig(random, 14);
        const std::string wrong = complaint(config, Seed{random.next()});
        REQUIRE(wrong == "");
    }
    for (int round = 0; round < 40; ++round) {
        const DungeonConfig config = randomSteeredConfig(random, 90);
        const std::string wrong = complaint(config, Seed{random.next()});
        REQUIRE(wrong == "");
    }
}

TEST_CASE("Each try grows another dungeon, as the rules say", "[property]") {
    RandomStream random(4);
    int different = 0;
    for (int round = 0; round < 2000; ++round) {
        const DungeonConfig config = randomSteeredConfig(random, 14);
        const Seed seed{random.next()};
        const auto attempt = 1 + static_cast<std::uint32_t>(random.below(1000));
        const Grid<RoomPlan> plans = grownAt(config, seed, attempt);
        INFO("try " << attempt << ", " << toText(config, seed));
        REQUIRE(plans == plainDungeon(config, seed, nullptr, attempt).plans());
        different += plans != grownAt(config, seed, 0) ? 1 : 0;
    }
    CHECK(different > 1000);
}

TEST_CASE("Growth that stops at too many rooms gives what growth to the end gives", "[property]") {
    RandomStream random(6);
    for (int round = 0; round < 1000; ++round) {
        DungeonConfig config = classicConfig();
        config.limits.minRooms = 10 + static_cast<int>(random.below(20));
        config.limits.maxRooms = config.limits.minRooms + static_cast<int>(random.below(3));
        config.limits.tries = 20;
        const Seed seed{random.next()};
        Onlooker onlooker;
        const auto stopped = generateDungeon(config, {}, seed);
        const auto whole = generateDungeon(config, {}, seed, &onlooker);
        REQUIRE(stopped.ok() == whole.ok());
        if (whole) {
            REQUIRE(stopped.value().plans() == whole.value().plans());
            REQUIRE(stopped.value().report() == whole.value().report());
        } else {
            REQUIRE(stopped.error() == whole.error());
        }
    }
}

TEST_CASE("Every grid to 4 x 4 with every start cell grows as the rules say", "[property]") {
    for (int place = 0; place < 16 * 16; ++place) {
        const GridSize grid{1 + place % 4, 1 + place / 4 % 4};
        const GridPos start{place / 16 % 4, place / 64};
        if (!grid.contains(start)) {
            continue;
        }
        for (int knobs = 0; knobs < 16; ++knobs) {
            const DungeonConfig config = smallConfig(grid, start, knobs);
            const std::uint64_t seeds = knobs < 2 ? 300 : 30;
            for (std::uint64_t number = 0; number < seeds; ++number) {
                const std::string wrong = complaint(config, Seed{number});
                REQUIRE(wrong == "");
            }
        }
    }
}

}  // namespace doorstring::testing
