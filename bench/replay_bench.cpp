// links: doorstring_cli doorstring_autopilot
// How many times quicker than real time a recording is played without a window, for which the
// promise is 1,000 times, and how long Continue takes.
#include "autopilot/explorer.hpp"
#include "config/sources/load.hpp"
#include "config/version.hpp"
#include "files/folders.hpp"
#include "saves/recording_reader.hpp"
#include "saves/recording_writer.hpp"
#include "saves/replay_run.hpp"
#include "testing/beginning.hpp"
#include "world/state/state_hash.hpp"

#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>

namespace doorstring {

namespace {

Config configOf(int side) {
    ConfigSources sources;
    sources.shipped = findFolders().value().shippedConfig;
    sources.sets = {"grid.width=" + std::to_string(side), "grid.height=" + std::to_string(side)};
    return loadConfig(sources).value().config;
}

// Ten minutes of the autopilot, with a new dungeon each minute.
std::string tenMinutes(const Config& config) {
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer(versionText(), config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    Explorer explore;
    for (std::uint64_t minute = 0; minute < 10; ++minute) {
        expedition.grow(config, testing::grownDungeon(config, Seed{minute}));
        for (int tick = 0; tick < 60 * ticksPerSecond; ++tick) {
            events.clear();
            expedition.step(explore(expedition.world()), events);
        }
    }
    writer.finish(expedition.world());
    return writer.take();
}

// From the text to the last check, as --verify and Continue do. The seconds of play.
double replay(const std::string& text) {
    const Recording recording = readRecording(text, Config()).value();
    Expedition expedition(recording.configs.front(), firstDungeon(recording));
    ReplayRun run(recording, expedition);
    run.playOut();
    benchmark::DoNotOptimize(run.checksHeld());
    return static_cast<double>(recording.ticks) / ticksPerSecond;
}

// The range is the side of the grid in rooms.
void verifyTenMinutes(benchmark::State& state) {
    const std::string text = tenMinutes(configOf(static_cast<int>(state.range(0))));
    double seconds = 0;
    for (auto _ : state) {
        seconds += replay(text);
    }
    state.counters["times_real_speed"] = benchmark::Counter(seconds, benchmark::Counter::kIsRate);
}
BENCHMARK(verifyTenMinutes)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

// An adventure from the first floor to the last. Continue may take 1 s for half an hour.
void continueAnAdventure(benchmark::State& state) {
    std::ifstream file(DOORSTRING_PROJECT "/tests/replay/victory.replay");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    double halfHours = 0;
    for (auto _ : state) {
        halfHours += replay(text) / 1800;
    }
    state.counters["seconds_for_half_an_hour"] =
        benchmark::Counter(halfHours, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(continueAnAdventure)->Unit(benchmark::kMillisecond);

// What a recording costs each second of play.
void hashOfAWorld(benchmark::State& state) {
    const Expedition expedition =
        testing::beginning(configOf(static_cast<int>(state.range(0))), Seed{17});
    for (auto _ : state) {
        benchmark::DoNotOptimize(stateHash(expedition.world()));
    }
}
BENCHMARK(hashOfAWorld)->Arg(10)->Arg(1000)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace doorstring
