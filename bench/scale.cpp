// Prints what large dungeons and those with locks cost beside small plain ones: the time of a room
// in a grid of 1000 x 1000 over that in one of 10 x 10, an adventure floor with roles, locks and
// proof over the classic layout, and one dungeon of 4000 x 4000. Each pair is timed in turns; the
// round with the median ratio counts.
#include "dungeon/metrics.hpp"
#include "dungeon/solve/solver.hpp"
#include "property/tables.hpp"
#include "shipped_config.hpp"
#include "testing/grown_dungeon.hpp"
#include "timing.hpp"
#include "workloads.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace doorstring::bench {

namespace {

// Each use adds what must not be left out; printed at the end.
std::uint64_t checkValue = 0;

DungeonConfig sized(DungeonConfig config, int side) {
    config.grid = {side, side};
    return config;
}

double roomsEach(const DungeonConfig& config, std::uint64_t seeds) {
    double rooms = 0;
    for (std::uint64_t number = 1; number <= seeds; ++number) {
        rooms += measure(testing::grownDungeon(config, Seed{number})).rooms;
    }
    return rooms / static_cast<double>(seeds);
}

double grow(const DungeonConfig& config, std::uint32_t times) {
    return nanosecondsEach(
        [&](std::uint32_t number) {
            const Dungeon dungeon = testing::grownDungeon(config, Seed{number});
            checkValue += dungeon.plan(dungeon.start()).doors.bits();
        },
        times);
}

struct Pair {
    double large;
    double small;
    double ratio() const { return large / small; }
};

template <typename Large, typename Small>
Pair medianOf(int rounds, Large large, Small small) {
    std::vector<Pair> pairs;
    for (int round = 0; round < rounds; ++round) {
        const double smallTime = small();
        pairs.push_back({large(), smallTime});
    }
    const auto middle = pairs.begin() + rounds / 2;
    std::nth_element(pairs.begin(), middle, pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.ratio() < b.ratio(); });
    return *middle;
}

void compareSizes(const char* what, const DungeonConfig& small, const DungeonConfig& large) {
    const double smallRooms = roomsEach(small, 10000);
    const double largeRooms = roomsEach(large, 2);
    const Pair time = medianOf(
        15, [&] { return grow(large, 2) / largeRooms; },
        [&] { return grow(small, 20000) / smallRooms; });
    std::printf("%s: a room takes %.2f times as long in 1000 x 1000 as in 10 x 10 "
                "(%.1f ns against %.1f ns)\n",
                what, time.ratio(), time.large, time.small);
}

void compareFloor() {
    const DungeonConfig classic = testing::classicConfig();
    const DungeonConfig floor = floorConfig();
    const auto locked = [&] {
        return nanosecondsEach(
            [&](std::uint32_t number) {
                const Dungeon dungeon = testing::grownDungeon(floor, Seed{number});
                checkValue += static_cast<std::uint64_t>(prove(dungeon).states);
            },
            500);
    };
    const Pair time = medianOf(31, locked, [&] { return grow(classic, 8000); });
    std::printf("a floor of 20 rooms with locks and proof: %.1f times the classic layout "
                "(%.1f us against %.2f us)\n",
                time.ratio(), time.large / 1000, time.small / 1000);
}

void growLargest() {
    const DungeonConfig config = testing::fillingConfig({4000, 4000});
    std::printf("4000 x 4000 in a fresh process: %.2f s\n", grow(config, 1) / 1e9);
}

}  // namespace

}  // namespace doorstring::bench

int main() {
    using namespace doorstring;
    bench::growLargest();  // first, while the process has no memory that was touched before
    bench::compareSizes("tables that fill", testing::fillingConfig({10, 10}),
                        testing::fillingConfig({1000, 1000}));
    bench::compareSizes("tables to the north and west", testing::northWestConfig({10, 10}),
                        testing::northWestConfig({1000, 1000}));
    const DungeonConfig great = bench::shippedConfig("great").dungeon;
    bench::compareSizes("preset great", bench::sized(great, 10), great);
    bench::compareFloor();
    std::printf("(check value %llu)\n", static_cast<unsigned long long>(bench::checkValue));
    return 0;
}
