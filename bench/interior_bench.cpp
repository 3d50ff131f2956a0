// Each interior drawn into a room of the usual size and into the largest: the time for a tile is to
// be about the same in both.
#include "config/config.hpp"
#include "room/interiors/interiors.hpp"

#include <benchmark/benchmark.h>

namespace doorstring::bench {

namespace {

RoomConfig sized(GridSize size) {
    RoomConfig config;
    config.size = size;
    return config;
}

void drawInterior(benchmark::State& state, Interior interior, GridSize size) {
    const RoomConfig config = sized(size);
    Grid<Tile> tiles(size);
    std::uint64_t roll = 0;
    for (auto _ : state) {
        const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(roll % 16));
        Sketch sketch(tiles, doors, mixBits(roll));
        lay(interior, sketch);
        benchmark::DoNotOptimize(tiles.values().data());
        ++roll;
    }
    state.counters["tiles"] = benchmark::Counter(static_cast<double>(state.iterations()) *
                                                     static_cast<double>(size.area()),
                                                 benchmark::Counter::kIsRate);
}

[[maybe_unused]] const bool registered = [] {
    for (std::size_t i = 0; i < interiorCount; ++i) {
        const auto interior = static_cast<Interior>(i);
        for (const GridSize size : {GridSize{15, 9}, GridSize{31, 31}}) {
            if (interior == Interior::Pillars || !fits(interior, size)) {
                continue;
            }
            const std::string title = std::string(name(interior)) + "/" +
                                      std::to_string(size.width) + "/" +
                                      std::to_string(size.height);
            benchmark::RegisterBenchmark(title.c_str(), [=](benchmark::State& state) {
                drawInterior(state, interior, size);
            });
        }
    }
    return true;
}();

}  // namespace

}  // namespace doorstring::bench
