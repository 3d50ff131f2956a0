// Growth with distances, and with all rooms tiled, beside the plain port. `rooms` is how many rooms
// a second, so that sizes can be compared.
#include "dungeon/metrics.hpp"
#include "plain_port.hpp"
#include "property/tables.hpp"
#include "testing/grown_dungeon.hpp"
#include "workloads.hpp"

#include <benchmark/benchmark.h>

namespace doorstring::bench {

namespace {

DungeonConfig classic(GridSize grid) {
    DungeonConfig config = testing::classicConfig();
    config.grid = grid;
    return config;
}

RoomConfig classicRoom() {
    RoomConfig room;
    room.size = {11, 9};
    return room;
}

using MakeConfig = DungeonConfig (*)(GridSize);

// Rooms of a dungeon of the first few seeds in the middle, times the dungeons that were grown.
double roomsGrown(const DungeonConfig& config, const benchmark::State& state) {
    constexpr std::uint64_t seeds = 5;
    std::int64_t rooms = 0;
    for (std::uint64_t number = 1; number <= seeds; ++number) {
        rooms += measure(testing::grownDungeon(config, Seed{number})).rooms;
    }
    return static_cast<double>(rooms) / seeds * static_cast<double>(state.iterations());
}

void grow(benchmark::State& state, MakeConfig make) {
    const int side = static_cast<int>(state.range(0));
    const DungeonConfig config = make({side, side});
    std::uint64_t number = 0;
    for (auto _ : state) {
        const Dungeon dungeon = testing::grownDungeon(config, Seed{++number});
        benchmark::DoNotOptimize(dungeon.plans().values().data());
    }
    state.counters["rooms"] =
        benchmark::Counter(roomsGrown(config, state), benchmark::Counter::kIsRate);
}

void growAndTile(benchmark::State& state, MakeConfig make) {
    const int side = static_cast<int>(state.range(0));
    const DungeonConfig config = make({side, side});
    const RoomConfig room = classicRoom();
    std::uint64_t checkValue = 0;
    std::int64_t rooms = 0;
    std::uint64_t number = 0;
    for (auto _ : state) {
        const Dungeon dungeon = testing::grownDungeon(config, Seed{++number});
        rooms += tileRooms(dungeon, room, checkValue);
        benchmark::DoNotOptimize(checkValue);
    }
    state.counters["rooms"] =
        benchmark::Counter(static_cast<double>(rooms), benchmark::Counter::kIsRate);
}

void plainGrow(benchmark::State& state, bool tiles) {
    const int side = static_cast<int>(state.range(0));
    const DungeonConfig config = classic({side, side});
    const PlainTables tables = plainTables(config);
    std::uint32_t number = 0;
    for (auto _ : state) {
        PlainPort port(config, tables, ++number);
        port.grow();
        port.measure();
        if (tiles) {
            port.tileAll(classicRoom());
        }
        benchmark::DoNotOptimize(port.rows().data());
    }
}

void plainClassic(benchmark::State& state) {
    plainGrow(state, false);
}
void plainClassicTiled(benchmark::State& state) {
    plainGrow(state, true);
}
void classicGrow(benchmark::State& state) {
    grow(state, classic);
}
void classicGrowTiled(benchmark::State& state) {
    growAndTile(state, classic);
}
void fillingGrow(benchmark::State& state) {
    grow(state, testing::fillingConfig);
}
void fillingGrowTiled(benchmark::State& state) {
    growAndTile(state, testing::fillingConfig);
}
void northWestGrow(benchmark::State& state) {
    grow(state, testing::northWestConfig);
}

BENCHMARK(plainClassic)->Arg(10);
BENCHMARK(classicGrow)->Arg(10);
BENCHMARK(plainClassicTiled)->Arg(10);
BENCHMARK(classicGrowTiled)->Arg(10);
BENCHMARK(fillingGrow)->Arg(10)->Arg(32)->Arg(100)->Arg(320)->Arg(1000);
BENCHMARK(northWestGrow)->Arg(10)->Arg(32)->Arg(100)->Arg(320)->Arg(1000);
BENCHMARK(fillingGrowTiled)->Arg(10)->Arg(32)->Arg(100)->Arg(320);

}  // namespace

}  // namespace doorstring::bench
