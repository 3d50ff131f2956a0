// Maps carved as a whole and cut into screens, from those of the shipped size to many times as
// large with as many more tries. `tiles` is how many tiles of the map a second, so that sizes can
// be compared.
#include "testing/grown_dungeon.hpp"

#include <benchmark/benchmark.h>

namespace doorstring::bench {

namespace {

void carve(benchmark::State& state, Growth growth, CarveConfig DungeonConfig::*carving) {
    const auto times = static_cast<int>(state.range(0));
    DungeonConfig config;
    config.growth = growth;
    CarveConfig& map = config.*carving;
    map.map = {map.map.width * times, map.map.height * times};
    map.tries *= times * times;
    std::uint64_t number = 0;
    for (auto _ : state) {
        const Dungeon dungeon = testing::grownDungeon(config, Seed{++number});
        benchmark::DoNotOptimize(dungeon.plans().values().data());
    }
    state.counters["tiles"] = benchmark::Counter(static_cast<double>(map.map.area()) *
                                                     static_cast<double>(state.iterations()),
                                                 benchmark::Counter::kIsRate);
}

void tunnels(benchmark::State& state) {
    carve(state, Growth::Tunnels, &DungeonConfig::tunnels);
}
void scattered(benchmark::State& state) {
    carve(state, Growth::Scattered, &DungeonConfig::scattered);
}

BENCHMARK(tunnels)->Arg(1)->Arg(4);
BENCHMARK(scattered)->Arg(1)->Arg(4);

}  // namespace

}  // namespace doorstring::bench
