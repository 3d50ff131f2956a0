// A whole adventure as the autopilot won it, from the first floor out of the last; the recording
// leads to the same state, from every compiler.
#include "autopilot/fight/autopilot.hpp"
#include "cli/autoplay/dungeon_play.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>
#include <cstdlib>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::filesystem::path victoryFile = DOORSTRING_PROJECT "/tests/replay/victory.replay";

// The shortest of the runs that an expert wins among a few seeds.
std::string recordVictory() {
    constexpr std::uint64_t seeds = 12;
    std::vector<Config> floors;
    for (int floor = 1; floor <= floorCount; ++floor) {
        floors.push_back(shippedFloor(floor));
    }
    const PlayPlan plan{.config = &floors.front(),
                        .floors = floors,
                        .pilot = [] { return Pilot(Autopilot(expert)); },
                        .umpire = [] { return Umpire(RuleWatch()); }};
    PlayResult best;
    Seed seed;
    PlayPlace place;
    for (std::uint64_t number = 0; number < seeds; ++number) {
        const PlayResult result = playDungeon(plan, Seed{number}, place);
        if (result.end == PlayEnd::Finished &&
            (best.end != PlayEnd::Finished || result.ticks < best.ticks)) {
            best = result;
            seed = Seed{number};
        }
    }
    REQUIRE(best.end == PlayEnd::Finished);
    return recordPlay(plan, seed, best, place);
}

}  // namespace

TEST_CASE("the recorded victory goes as it did, down all floors") {
    if (std::getenv("DOORSTRING_UPDATE_GOLDENS") != nullptr) {
        REQUIRE_FALSE(writeWholeFile(victoryFile, recordVictory()));
    }
    const auto loaded = loadRecording(victoryFile, Config());
    REQUIRE(loaded.ok());
    const Recording& recording = loaded.value();
    CHECK(recording.ending == Recording::Ending::Whole);
    Expedition expedition(recording.configs.front(), firstDungeon(recording));
    ReplayRun run(recording, expedition);
    Events events;
    std::size_t felled = 0;
    std::size_t opened = 0;
    int floors = 1;
    CHECK(expedition.world().config.floor == 1);
    while (!run.ended()) {
        const int floor = expedition.world().config.floor;
        events.clear();
        run.tick(events);
        floors += expedition.world().config.floor == floor + 1 ? 1 : 0;
        for (const Event& event : events) {
            const auto* fell = std::get_if<CreatureFell>(&event);
            felled += fell != nullptr && isBoss(fell->kind) ? 1 : 0;
            opened += std::holds_alternative<ChestOpened>(event) ? 1 : 0;
        }
    }
    CHECK_FALSE(run.differsAt());
    CHECK(run.checksHeld() > 300);
    CHECK(floors == floorCount);
    CHECK(felled == floorCount);
    CHECK(opened > floorCount);
    CHECK(expedition.world().ending == Ending::Left);
    CHECK(expedition.world().config.floor == floorCount);
}
