// The autopilot fights its way through a dungeon; the recording of it leads to the same state, from
// every compiler.
#include "autopilot/fight/autopilot.hpp"
#include "replay/stored.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

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

}  // namespace

TEST_CASE("the recorded fights go as they did") {
    std::set<CreatureKind> felled;
    int hurts = 0;
    const PlayedAgain played(
        storedRecording("fights", [] { return recordFights(Seed{6}, 60 * 60 * 10); }),
        [&](const Expedition&, const Events& events) {
            for (const Event& event : events) {
                if (const auto* fell = std::get_if<CreatureFell>(&event)) {
                    felled.insert(fell->kind);
                }
                hurts += std::holds_alternative<KnightHurt>(event) ? 1 : 0;
            }
        });
    CHECK_FALSE(played.run.differsAt());
    CHECK(played.run.checksHeld() >= 60);
    CHECK(hurts > 0);
    CHECK(felled.size() == creatureCount - 1);  // nothing hurts a turret
}
