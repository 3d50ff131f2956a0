// What the Lab does between a moved weight and the next frame: a dozen dungeons and 2,000 that are
// measured.
#include "dungeon/lab/lab_growth.hpp"
#include "shipped_config.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <limits>

using namespace doorstring;

namespace {

void growAndMeasure(benchmark::State& state, const char* preset) {
    const Config config = bench::shippedConfig(preset);
    LabGrowth growth;
    for (auto _ : state) {
        growth.begin(config, 1);
        while (!growth.isDone()) {
            growth.work(std::numeric_limits<std::int64_t>::max());
        }
    }
    state.SetItemsProcessed(state.iterations() * (labDungeons + labSeeds));
}
BENCHMARK_CAPTURE(growAndMeasure, default, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, classic, "classic")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, corridors, "corridors")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(growAndMeasure, labyrinth, "labyrinth")->Unit(benchmark::kMillisecond);

}  // namespace
