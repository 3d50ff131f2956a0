#include "config/sources/load.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "lab/growth/lab_growth.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

Config shippedFor(const std::string& preset) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.preset = preset;
    return loadConfig(sources).value().config;
}

void workToEnd(LabGrowth& growth, std::int64_t budget) {
    while (!growth.isDone()) {
        growth.work(budget);
    }
}

// Makes each try only when it is asked for it the third time.
class SlowPace final : public LabPace {
public:
    bool hasTime() override { return false; }
    std::optional<LabTried> tried(const LabTry& wanted) override {
        asked_ = wanted == wanted_ ? asked_ + 1 : 1;
        wanted_ = wanted;
        return asked_ == 3 ? std::optional(made(wanted)) : std::nullopt;
    }

private:
    LabTry wanted_;
    int asked_ = 0;
};

}  // namespace

TEST_CASE("the dozen is what the generator makes of these seeds") {
    const Config config = shippedFor("corridors");  // discards many
    LabGrowth growth;
    for (int i = 0; i < labDungeons; ++i) {
        growth.setSeed(i, {40 + static_cast<std::uint64_t>(i)});
    }
    growth.begin(config);
    workToEnd(growth, 500);
    for (int i = 0; i < labDungeons; ++i) {
        const Seed seed{40 + static_cast<std::uint64_t>(i)};
        CHECK(growth.seedOf(i) == seed);
        const auto expected = generateDungeon(config.dungeon, config.room, seed);
        const auto& shown = growth.dungeons()[static_cast<std::size_t>(i)];
        REQUIRE(shown.dungeon != nullptr);
        CHECK(shown.dungeon->plans() == expected.value().plans());
        CHECK(shown.dungeon->report() == expected.value().report());
    }
}

TEST_CASE("what is measured is what whole dungeons measure, however the work is cut") {
    // With loops and without: only then locks are left out.
    for (const char* preset : {"", "ring", "classic", "hideout"}) {
        const Config config = shippedFor(preset);
        LabMeasures expected;
        for (std::uint64_t number = 0; number < labSeeds; ++number) {
            const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{number});
            REQUIRE(dungeon.ok());
            const MetricValues values = valuesOf(measure(dungeon.value(), &config.creatures));
            for (std::size_t i = 0; i < labMetrics.size(); ++i) {
                if (values[labMetrics[i]] != noValue) {
                    expected[i].add(values[labMetrics[i]], Seed{number});
                }
            }
        }
        for (const std::int64_t budget : {700, 1'000'000}) {
            LabGrowth growth;
            growth.begin(config);
            workToEnd(growth, budget);
            CAPTURE(preset, budget);
            CHECK(growth.measures() == expected);
            CHECK(growth.failed() == 0);
        }
    }
}

TEST_CASE("limits that nothing keeps to hold up no piece of work") {
    Config config = shippedFor("classic");
    config.dungeon.limits.minRooms = 90;
    config.dungeon.limits.tries = 1'000'000;
    LabGrowth growth;
    growth.begin(config);
    growth.work(1000);
    CHECK_FALSE(growth.isDone());
    CHECK(growth.grownNumber() == 0);

    config.dungeon.limits.tries = 3;
    growth.begin(config);
    workToEnd(growth, 1000);
    CHECK(growth.dungeons().front().failed);
    CHECK(growth.settled() == labSeeds);
    CHECK(growth.failed() == labSeeds);
}

TEST_CASE("what was measured stays until there is enough in its place") {
    LabGrowth growth;
    growth.begin(shippedFor("classic"));
    workToEnd(growth, 100'000);
    const LabMeasures classic = growth.measures();
    growth.begin(shippedFor("labyrinth"));
    CHECK(growth.measures() == classic);
    growth.work(2000);
    CHECK(growth.measures() == classic);
    workToEnd(growth, 100'000);
    CHECK_FALSE(growth.measures() == classic);
}

TEST_CASE("a grid too large for a frame is not grown") {
    Config config = shippedFor("classic");
    config.dungeon.grid = {2048, 2048};
    LabGrowth growth;
    growth.begin(config);
    CHECK(growth.isTooLarge());
    CHECK(growth.isDone());
    CHECK(growth.dungeons().front().dungeon == nullptr);
}

TEST_CASE("long tries are left to the pace, and what comes of them is the same") {
    Config config = shippedFor("tunnels");
    config.dungeon.tunnels.map = {40, 30};  // small, so that the test is quick
    REQUIRE(hasLongTries(config));
    LabGrowth atOnce;
    atOnce.begin(config);
    workToEnd(atOnce, 100'000);

    SlowPace pace;
    LabGrowth growth;
    growth.begin(config);
    CHECK(growth.work(100'000, &pace) == 100'000);  // nothing left to do in this frame
    CHECK(growth.grownNumber() == 0);
    while (growth.grownNumber() == 0) {
        growth.work(1, &pace);
    }
    CHECK(growth.grownNumber() == 1);
    // A try of an older configuration is of no more interest.
    growth.begin(shippedFor("classic"));
    growth.begin(config);
    while (!growth.isDone()) {
        growth.work(100'000, &pace);
    }
    CHECK(growth.measures() == atOnce.measures());
    for (std::size_t i = 0; i < labDungeons; ++i) {
        CHECK(growth.dungeons()[i].dungeon->plans() == atOnce.dungeons()[i].dungeon->plans());
        CHECK(growth.dungeons()[i].longestDistance ==
              measure(*growth.dungeons()[i].dungeon).longestDistance);
    }
}

TEST_CASE("tries are long where a grid is large or a map is carved") {
    for (const char* preset : {"", "classic", "labyrinth", "hideout", "floor-5"}) {
        CAPTURE(preset);
        CHECK_FALSE(hasLongTries(shippedFor(preset)));
    }
    for (const char* preset : {"great", "tunnels", "scattered"}) {
        CAPTURE(preset);
        CHECK(hasLongTries(shippedFor(preset)));
    }
}
