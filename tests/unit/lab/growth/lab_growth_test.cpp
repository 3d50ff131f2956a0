#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "lab/growth/lab_growth.hpp"
#include "lab/keys/lab.hpp"
#include "testing/catch2.hpp"
#include "testing/column_to_north.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

using namespace doorstring;
using testing::shippedPreset;

namespace {

// Does the work that is left, and takes the first `most` results of it. False if there was none.
bool work(LabGrowth& growth, std::size_t most = 10'000) {
    std::vector<LabTask> tasks;
    growth.addTasks(tasks);
    LabQueue queue;
    queue.set(tasks);
    queue.finish();
    std::vector<LabDone> done = queue.takeDone();
    done.resize(std::min(done.size(), most));
    for (const LabDone& each : done) {
        growth.take(each);
    }
    return !tasks.empty();
}

void growDozen(LabGrowth& growth, const Config& config) {
    growth.begin(config);
    std::vector<LabTask> tasks;
    growth.addTasks(tasks);
    tasks.resize(labDungeons);
    LabQueue queue;
    queue.set(tasks);
    queue.finish();
    for (const LabDone& done : queue.takeDone()) {
        growth.take(done);
    }
}

}  // namespace

TEST_CASE("work that growths share is done once, whichever of three they are") {
    LabGrowth unedited;
    unedited.begin(shippedPreset("classic"));
    LabGrowth edited = unedited;
    edited.begin(shippedPreset("corridors"));
    std::vector<LabTask> wanted;
    edited.addTasks(wanted);
    unedited.addTasks(wanted);
    const LabGrowth setB = unedited;
    const LabGrowth unbegun;
    for (const auto& growths :
         std::vector<std::vector<const LabGrowth*>>{{&edited, &setB, &unedited},
                                                    {&edited, &unbegun, &unedited},
                                                    {&edited, &unedited, &edited}}) {
        std::vector<LabTask> tasks;
        addTasksOf(growths, tasks);
        REQUIRE(tasks.size() == wanted.size());
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            CHECK(tasks[i].next.config == wanted[i].next.config);
        }
    }
}

TEST_CASE("the dozen is what the generator makes of these seeds") {
    const Config config = shippedPreset("corridors");  // discards many
    LabGrowth growth;
    for (int i = 0; i < labDungeons; ++i) {
        growth.setSeed(i, {40 + static_cast<std::uint64_t>(i)});
    }
    growth.begin(config);
    work(growth);
    CHECK_FALSE(work(growth));
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
    const std::vector<Config> configs{
        shippedPreset(""), shippedPreset("ring"), shippedPreset("classic"),
        shippedPreset("hideout"),
        testing::shippedConfig(
            {"loops.keep_facing=true", "loops.chance=0", "roles.secret.count=0"})};
    for (std::size_t index = 0; index < configs.size(); ++index) {
        const Config& config = configs[index];
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
        for (const std::size_t most : {1500, 10'000}) {
            LabGrowth growth;
            growth.begin(config);
            while (work(growth, most)) {
            }
            CAPTURE(index, most);
            CHECK(growth.measures() == expected);
        }
    }
}

TEST_CASE("a seed of which no try keeps to the limits has failed") {
    Config config = shippedPreset("classic");
    config.dungeon.limits.minRooms = 90;
    config.dungeon.limits.tries = 3;
    LabGrowth growth;
    growth.begin(config);
    work(growth);
    CHECK_FALSE(work(growth));
    CHECK(growth.dungeons().front().failed);
    CHECK(growth.measured(0).least() == std::nullopt);
}

TEST_CASE("what was measured stays until there is enough in its place") {
    LabGrowth growth;
    growth.begin(shippedPreset("classic"));
    work(growth);
    const LabMeasures classic = growth.measures();
    growth.begin(shippedPreset("labyrinth"));
    CHECK(growth.measures() == classic);
    work(growth, 200);
    CHECK(growth.measures() == classic);
    work(growth, 200);
    CHECK_FALSE(growth.measures() == classic);
}

TEST_CASE("results of an older configuration, or that are there already, are ignored") {
    LabGrowth growth;
    growth.begin(shippedPreset("classic"));
    std::vector<LabTask> tasks;
    growth.addTasks(tasks);
    LabQueue queue;
    queue.set(tasks);
    queue.finish();
    const std::vector<LabDone> done = queue.takeDone();
    growth.take(done[0]);
    const auto first = growth.dungeons().front().dungeon;
    growth.take(done[0]);
    growth.take(done[2]);
    CHECK(growth.dungeons()[1].dungeon == nullptr);
    growth.begin(shippedPreset("labyrinth"));
    growth.take(done[0]);
    CHECK(growth.dungeons().front().dungeon == first);
    CHECK(growth.dungeons()[1].dungeon == nullptr);
}

TEST_CASE("a grid too large for a frame is not grown") {
    Config config = shippedPreset("classic");
    config.dungeon.grid = {2048, 2048};
    LabGrowth growth;
    growth.begin(config);
    CHECK(growth.isTooLarge());
    CHECK_FALSE(work(growth));
    CHECK(growth.dungeons().front().dungeon == nullptr);
}

TEST_CASE("a dungeon of the Lab is described by what it measures, secret rooms among them") {
    Config config = testing::columnToNorth({5, 5});
    LabGrowth growth;
    growDozen(growth, config);
    DungeonWords words;
    CHECK(words.of(growth, 1) ==
          "Seed 0000-0002: 3 rooms, 2 dead ends, 0 loops; farthest room 2 away.");
    config.dungeon.roles[Role::Secret] = {.count = 1, .chance = {1, 1}, .from = 1, .to = 0};
    growDozen(growth, config);
    CHECK(words.of(growth, 1).starts_with("Seed 0000-0002: 4 rooms (1 secret), "));
    config.dungeon.limits.minRooms = 20;
    config.dungeon.limits.tries = 2;
    growDozen(growth, config);
    CHECK(words.of(growth, 1) == "No dungeon of this seed keeps to the limits.");
}
