// What the Lab does between a moved weight and the next frame: a dozen dungeons, 2,000 that are
// measured, and drawing. A frame has 16 ms. The danger of creatures follows in the frames after it.
// links: doorstring_app
#include "app/game.hpp"
#include "dungeon/lab/lab_growth.hpp"
#include "shipped_config.hpp"
#include "testing/grown_dungeon.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>

using namespace doorstring;

namespace {

constexpr std::int64_t aPiece = 1000;

void growAndMeasure(benchmark::State& state, const char* preset) {
    const Config config = bench::shippedConfig(preset);
    LabGrowth growth;
    for (auto _ : state) {
        growth.begin(config);
        while (growth.settled() < labSeeds) {
            growth.work(aPiece);
        }
    }
    state.SetItemsProcessed(state.iterations() * (labDungeons + labSeeds));
}
BENCHMARK_CAPTURE(growAndMeasure, default, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, classic, "classic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, corridors, "corridors")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, labyrinth, "labyrinth")->Unit(benchmark::kMillisecond);

// A key moves a weight; what is done until the frame is drawn.
void frameOfMovedWeight(benchmark::State& state, const char* preset) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.preset = preset;
    const LoadedConfig loaded = loadConfig(sources).value();
    const Art art = Art::load(DOORSTRING_PROJECT "/assets").art;
    Game game(art,
              SessionStart{sources, loaded, testing::grownDungeon(loaded.config, Seed{17}), true},
              FirstState::Explore);
    game.handle(KeyPressed{{Key::L}});
    game.handle(KeyReleased{Key::L});
    Canvas canvas;
    bool up = true;
    for (auto _ : state) {
        const Key key = up ? Key::Right : Key::Left;
        up = !up;
        game.handle(KeyPressed{{key}});
        game.handle(KeyReleased{key});
        game.tick();
        game.draw(canvas, wholeTick);
    }
}
BENCHMARK_CAPTURE(frameOfMovedWeight, default, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frameOfMovedWeight, classic, "classic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frameOfMovedWeight, labyrinth, "labyrinth")->Unit(benchmark::kMillisecond);

}  // namespace
