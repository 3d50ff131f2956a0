// The autopilot walks carved maps from end to end; the recording of it leads to the same state.
#include "autopilot/explorer.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Until every room has been visited and the banner reached; false where that takes longer than an
// hour of play.
bool walkAll(Expedition& expedition) {
    const World& world = expedition.world();
    Events events;
    Explorer explore;
    for (int tick = 0; tick < 3600 * ticksPerSecond; ++tick) {
        if (world.sights.visited() == world.metrics.rooms && world.bannerReached) {
            return true;
        }
        events.clear();
        expedition.step(explore(world), events);
    }
    return false;
}

}  // namespace

TEST_CASE("a carved map walked from end to end, R and U between, can be played again") {
    const std::string growth = GENERATE("tunnels", "scattered");
    const Config config = shippedConfig({"growth=" + growth});
    Expedition expedition = beginning(config, Seed{17});
    RecordingWriter writer("0.0.0", config, Seed{17});
    expedition.addWitness(writer);
    REQUIRE(walkAll(expedition));
    expedition.grow(config, grownDungeon(config, Seed{18}));
    REQUIRE(walkAll(expedition));
    REQUIRE(expedition.undo());
    expedition.apply(config);
    writer.finish(expedition.world());

    const auto recording = readRecording(writer.take(), Config());
    REQUIRE(recording.ok());
    const PlayedAgain played(recording.value());
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= static_cast<int>(played.run.ticks() / ticksPerSecond));
    CHECK(stateHash(played.expedition.world()) == stateHash(expedition.world()));
}
