// One room tiled: into a buffer, as a new Room, and by the plain port.
#include "base/rng.hpp"
#include "plain_port.hpp"
#include "property/tables.hpp"
#include "room/room.hpp"
#include "room/room_tiler.hpp"
#include "testing/tiled_room.hpp"

#include <benchmark/benchmark.h>

namespace doorstring::bench {

namespace {

RoomConfig sized(const benchmark::State& state) {
    RoomConfig config;
    config.size = {static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
    return config;
}

void tileIntoBuffer(benchmark::State& state) {
    const RoomConfig config = sized(state);
    const RoomTiler tiler(config);
    const std::uint64_t stream = substream(1, Purpose::Interior);
    Grid<Tile> tiles(config.size);
    int x = 0;
    for (auto _ : state) {
        tiler.layTiles(DoorSet::fromBits(static_cast<std::uint8_t>(x)), cellRoll(stream, {x, 5}),
                       Interior::Pillars, tiles);
        benchmark::DoNotOptimize(tiles.values().data());
        ++x;
    }
}

void tileRoom(benchmark::State& state) {
    const RoomConfig config = sized(state);
    int x = 0;
    for (auto _ : state) {
        const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(x));
        const Room room = testing::tiledRoom({1, doors, RoomKind::Plain}, {x, 5}, Seed{1}, config);
        benchmark::DoNotOptimize(room.tiles().values().data());
        ++x;
    }
}

// A dungeon of one room, tiled again and again.
void plainTile(benchmark::State& state) {
    const RoomConfig config = sized(state);
    DungeonConfig one = testing::classicConfig();
    one.grid = {1, 1};
    const PlainTables tables = plainTables(one);
    PlainPort port(one, tables, 1);
    for (auto _ : state) {
        port.tileAll(config);
        benchmark::DoNotOptimize(port.rows().data());
    }
}

void sizes(benchmark::internal::Benchmark* bench) {
    bench->Args({5, 5})->Args({11, 9})->Args({15, 9})->Args({16, 10})->Args({31, 31});
}

BENCHMARK(plainTile)->Apply(sizes);
BENCHMARK(tileIntoBuffer)->Apply(sizes);
BENCHMARK(tileRoom)->Apply(sizes);

}  // namespace

}  // namespace doorstring::bench
