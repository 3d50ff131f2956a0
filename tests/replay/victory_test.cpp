// A whole adventure as the autopilot won it, from the first floor out of the last; the recording
// leads to the same state, from every compiler.
#include "autopilot/fight/autopilot.hpp"
#include "cli/autoplay/rule_watch.hpp"
#include "replay/stored.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int floorsToWin = 5;

// The floors as they ship, but for coins: there are enough for two offers at each altar.
std::vector<Config> richFloors() {
    std::vector<Config> floors;
    for (int floor = 1; floor <= floorsToWin; ++floor) {
        floors.push_back(shippedFloor(floor));
        floors.back().adventure.chests.coins = 160;
    }
    return floors;
}

// The number of floors into which two offers were woven.
int floorsWoven(const Recording& recording) {
    return static_cast<int>(std::ranges::count_if(recording.configs, [](const Config& config) {
        return config.adventure.woven.size() == 2;
    }));
}

// The first of the runs that an expert wins with two offers from each altar.
std::string recordVictory() {
    constexpr std::uint64_t seeds = 60;
    const std::vector<Config> floors = richFloors();
    const PlayPlan plan{.config = &floors.front(),
                        .floors = floors,
                        .makePilot = [] { return Pilot(Autopilot(expert)); },
                        .makeUmpire = [] { return Umpire(RuleWatch()); }};
    BlackBox place;
    for (std::uint64_t number = 0; number < seeds; ++number) {
        const PlayResult result = playSeed(plan, Seed{number}, place);
        if (result.end == PlayEnd::Finished) {
            std::string text = recordPlay(plan, Seed{number}, result, place);
            if (floorsWoven(readRecording(text, Config()).value()) == floorsToWin - 1) {
                return text;
            }
        }
    }
    FAIL("no run of these seeds is won with two offers from each altar");
    return {};
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
    CHECK(floorsWoven(recording) == floorsToWin - 1);
    CHECK(felled == floorsToWin);
    CHECK(opened > floorsToWin);
    CHECK(played.expedition.world().ending == Ending::Left);
    CHECK(floor == floorsToWin);
}
