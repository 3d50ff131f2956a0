// A whole adventure as the autopilot won it, from the first floor out of the last; the recording
// leads to the same state, from every compiler.
#include "autopilot/fight/autopilot.hpp"
#include "cli/autoplay/rule_watch.hpp"
#include "replay/stored.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int floorsToWin = 5;

// The shortest of the runs that an expert wins among a few seeds.
std::string recordVictory() {
    constexpr std::uint64_t seeds = 12;
    std::vector<Config> floors;
    for (int floor = 1; floor <= floorsToWin; ++floor) {
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
    const Recording recording = storedRecording("victory", recordVictory);
    CHECK(recording.configs.front().adventure.floor == 1);
    int floor = 1;
    int floors = 1;
    int felled = 0;
    int opened = 0;
    const PlayedAgain played(recording, [&](const Expedition& expedition, const Events& events) {
        const int now = expedition.world().config.floor;
        floors += now == floor + 1 ? 1 : 0;
        floor = now;
        for (const Event& event : events) {
            const auto* fell = std::get_if<CreatureFell>(&event);
            felled += fell != nullptr && isBoss(fell->kind) ? 1 : 0;
            opened += std::holds_alternative<ChestOpened>(event) ? 1 : 0;
        }
    });
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() > 300);
    CHECK(floors == floorsToWin);
    CHECK(felled == floorsToWin);
    CHECK(opened > floorsToWin);
    CHECK(played.expedition.world().ending == Ending::Left);
    CHECK(floor == floorsToWin);
}
