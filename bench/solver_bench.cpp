// Proof and shortest way, on adventure floors of 20 rooms with four small locks and the boss's.
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "dungeon/solve/solver.hpp"
#include "shipped_config.hpp"
#include "workloads.hpp"

#include <benchmark/benchmark.h>

#include <vector>

namespace doorstring::bench {

namespace {

// Grown before anything is timed; floors that found room for fewer locks are left out.
std::vector<Dungeon> floors() {
    constexpr std::size_t wanted = 64;
    const DungeonConfig config = floorConfig();
    std::vector<Dungeon> found;
    for (std::uint64_t number = 1; found.size() < wanted; ++number) {
        auto dungeon = generateDungeon(config, {}, Seed{number});
        if (dungeon && measure(dungeon.value()).smallLocks == config.locks.small) {
            found.push_back(std::move(dungeon.value()));
        }
    }
    return found;
}

void proveFloor(benchmark::State& state) {
    const std::vector<Dungeon> dungeons = floors();
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(prove(dungeons[next++ % dungeons.size()]).states);
    }
}

// With contents: 30 rooms, cracked walls shut.
void proveAdventureFloor(benchmark::State& state) {
    Config config = shippedConfig("floor-5");
    config.adventure.floor = 5;
    config.dungeon.limits.minRooms = config.dungeon.limits.maxRooms = 30;
    std::vector<Dungeon> dungeons;
    for (std::uint64_t number = 1; dungeons.size() < 64; ++number) {
        if (auto dungeon = generateDungeon(config.dungeon, config.room, Seed{number})) {
            dungeons.push_back(std::move(dungeon.value()));
        }
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const Dungeon& dungeon = dungeons[next++ % dungeons.size()];
        benchmark::DoNotOptimize(prove(dungeon, contentsOf(dungeon, config.adventure)).states);
    }
}

void shortestWayOfFloor(benchmark::State& state) {
    const std::vector<Dungeon> dungeons = floors();
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(shortestWay(dungeons[next++ % dungeons.size()]).data());
    }
}

BENCHMARK(proveFloor);
BENCHMARK(proveAdventureFloor);
BENCHMARK(shortestWayOfFloor);

}  // namespace

}  // namespace doorstring::bench
