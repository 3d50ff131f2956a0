// links: doorstring_autopilot
// What a tick costs that the autopilot plays: in a crowd, and over a whole dungeon with creatures,
// where 100,000 ticks a second are aimed at.
#include "autopilot/fight/autopilot.hpp"
#include "config/sources/load.hpp"
#include "files/folders.hpp"
#include "testing/beginning.hpp"
#include "world/creatures/place.hpp"
#include "world/step.hpp"

#include <benchmark/benchmark.h>

namespace doorstring {

namespace {

Config configWith(std::vector<std::string> sets) {
    ConfigSources sources;
    sources.shipped = findFolders().value().shippedConfig;
    sources.sets = std::move(sets);
    return loadConfig(sources).value().config;
}

// Nobody falls, dies or leaves.
World endlessFight(int creatures) {
    Config config = configWith({"grid.width=1", "grid.height=1"});
    config.player.hearts = 1000000;
    for (CreatureConfig& row : config.creatures.kinds) {
        row.health = row.health == 0 ? 0 : 1000000;
    }
    World world = testing::beginning(config, Seed{17}).world();
    for (int i = 0; i < creatures; ++i) {
        const auto kind = static_cast<CreatureKind>(i % static_cast<int>(creatureCount));
        world.creatures.living.push_back(
            makeCreature(world, kind, tileCentre({1 + i % 13, 1 + i % 7}), 17));
    }
    return world;
}

void tickOfAFightPlayed(benchmark::State& state) {
    World world = endlessFight(static_cast<int>(state.range(0)));
    Autopilot play;
    Events events;
    for (auto _ : state) {
        events.clear();
        step(world, play(world), events);
    }
}
BENCHMARK(tickOfAFightPlayed)->Arg(3)->Arg(6)->Arg(20)->Unit(benchmark::kMicrosecond);

// Walks on into the next dungeon when one is done.
void playDungeons(benchmark::State& state, const Config& config) {
    std::uint64_t seed = 0;
    Expedition expedition = testing::beginning(config, Seed{seed});
    Autopilot play;
    Events events;
    for (auto _ : state) {
        events.clear();
        const World& world = expedition.world();
        expedition.step(play(world), events);
        if (world.sights.visited() == world.metrics.rooms && world.bannerReached) {
            state.PauseTiming();
            expedition = testing::beginning(config, Seed{++seed});
            state.ResumeTiming();
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void ticksOfDungeonsPlayed(benchmark::State& state) {
    playDungeons(state, configWith({"explore.creatures=true"}));
}
BENCHMARK(ticksOfDungeonsPlayed)->Unit(benchmark::kMicrosecond);

void ticksOfQuietDungeonsPlayed(benchmark::State& state) {
    playDungeons(state, configWith({}));
}
BENCHMARK(ticksOfQuietDungeonsPlayed)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace doorstring
