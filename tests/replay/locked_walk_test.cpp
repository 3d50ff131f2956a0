// The autopilot fetches keys and opens doors; the recording of it leads to the same state.
#include "autopilot/explorer.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/catch2.hpp"
#include "testing/plays.hpp"

#include <cstdlib>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::filesystem::path file = DOORSTRING_PROJECT "/tests/replay/locks.replay";

struct Deeds {
    int smallKeys = 0;
    int bossKeys = 0;
    int opened = 0;

    void add(const Events& events) {
        for (const Event& event : events) {
            if (const auto* taken = std::get_if<KeyTaken>(&event)) {
                ++(taken->holding == Holding::BossKey ? bossKeys : smallKeys);
            }
            opened += std::holds_alternative<DoorOpened>(event) ? 1 : 0;
        }
    }
};

// Until every room has been visited; false where that takes longer than an hour of play.
bool visitAll(Expedition& expedition) {
    const World& world = expedition.world();
    Events events;
    Explorer explore;
    for (int tick = 0; tick < 3600 * ticksPerSecond; ++tick) {
        if (world.sights.visited() == world.metrics.rooms && !world.flip) {
            return true;
        }
        events.clear();
        expedition.step(explore(world), events);
    }
    return false;
}

std::string recordLockedWalk() {
    const Config config = shippedConfig({"explore.locks=true"});
    const Seed seed{2026};
    Expedition expedition = beginning(config, seed);
    RecordingWriter writer(versionText(), config, seed);
    expedition.addWitness(writer);
    REQUIRE(visitAll(expedition));
    writer.finish(expedition.world());
    return writer.take();
}

}  // namespace

TEST_CASE("with locks the explorer comes into every room of every dungeon") {
    const std::uint64_t seed = GENERATE(range(0, 12));
    const Config config = shippedConfig({"explore.locks=true", "locks.small=4"});
    Expedition expedition = beginning(config, Seed{seed});
    INFO("seed " << seed);
    CHECK(visitAll(expedition));
}

TEST_CASE("the recorded walk with locks fetches its keys and opens its doors, as it did when it "
          "was recorded") {
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(file, recordLockedWalk()));
    }
    const auto recording = loadRecording(file, Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().ending == Recording::Ending::Whole);
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    Deeds deeds;
    Events events;
    while (!run.ended()) {
        events.clear();
        run.tick(events);
        deeds.add(events);
    }
    CHECK_FALSE(run.differsAt());
    CHECK(deeds.smallKeys == 2);
    CHECK(deeds.bossKeys == 1);
    CHECK(deeds.opened == 3);
    CHECK(expedition.world().sights.visited() == expedition.world().metrics.rooms);
}
