// The autopilot fights its way through a dungeon; the recording of it leads to the same state, from
// every compiler.
#include "autopilot/fight/autopilot.hpp"
#include "config/version.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/catch2.hpp"
#include "testing/plays.hpp"

#include <cstdlib>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::filesystem::path fightsFile = DOORSTRING_PROJECT "/tests/replay/fights.replay";

// Each kind lives near the start, in rooms full of creatures.
Config fightingConfig() {
    std::vector<std::string> sets{"explore.creatures=true", "creatures.budget=12",
                                  "limits.max_rooms=14"};
    for (const std::string_view kind : creatureNames) {
        sets.push_back("creature." + std::string(kind) + ".from=0");
    }
    return shippedConfig(sets);
}

std::string recordFights(Seed seed, std::uint64_t mostTicks) {
    const Config config = fightingConfig();
    Expedition expedition = beginning(config, seed);
    RecordingWriter writer(versionText(), config, seed);
    expedition.addWitness(writer);
    const World& world = expedition.world();
    Autopilot play;
    Events events;
    while (world.tick < mostTicks &&
           !(world.sights.visited() == world.metrics.rooms && world.bannerReached)) {
        events.clear();
        expedition.step(play(world), events);
    }
    writer.finish(world);
    return writer.take();
}

struct Fought {
    std::set<CreatureKind> felled;
    int hurts = 0;
    int checks = 0;
    bool differs = false;
};

Fought playAgain(const Recording& recording) {
    Expedition expedition(recording.configs.front(), firstDungeon(recording));
    ReplayRun run(recording, expedition);
    Fought fought;
    Events events;
    while (!run.ended()) {
        events.clear();
        run.tick(events);
        for (const Event& event : events) {
            if (const auto* fell = std::get_if<CreatureFell>(&event)) {
                fought.felled.insert(fell->kind);
            }
            fought.hurts += std::holds_alternative<KnightHurt>(event) ? 1 : 0;
        }
    }
    fought.checks = run.checksHeld();
    fought.differs = run.differsAt().has_value();
    return fought;
}

}  // namespace

TEST_CASE("the recorded fights go as they did") {
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(fightsFile, recordFights(Seed{6}, 60 * 60 * 10)));
    }
    const auto recording = loadRecording(fightsFile, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    const Fought fought = playAgain(recording.value());
    CHECK_FALSE(fought.differs);
    CHECK(fought.checks >= 60);
    CHECK(fought.hurts > 0);
    CHECK(fought.felled.size() == creatureCount - 1);  // nothing hurts a turret
}

TEST_CASE("fights of the autopilot, recorded and played again, end in the same state") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        INFO("seed " << seed);
        const auto recording = readRecording(recordFights(Seed{seed}, 60 * 60), Config());
        REQUIRE(recording.ok());
        const Fought fought = playAgain(recording.value());
        CHECK_FALSE(fought.differs);
        CHECK(fought.checks >= 10);
        CHECK(fought.felled.size() >= 3);
    }
}
