// Prints how many times quicker Doorstring builds a dungeon than the plain port does. Both are
// timed in turns, so that a machine that slows down slows both; the round with the median ratio
// counts.
#include "base/rng.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/solver.hpp"
#include "plain_port.hpp"
#include "property/tables.hpp"
#include "room/room_tiler.hpp"
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

constexpr int rounds = 41;
// So that a round of either takes about as long, and what disturbs one disturbs the other.
constexpr std::uint32_t ourDungeonsARound = 8000;
constexpr std::uint32_t plainDungeonsARound = 400;

template <typename Ours, typename Plain>
void compare(const char* what, Ours ours, Plain plain, std::uint32_t ourTimes = ourDungeonsARound) {
    struct Round {
        double ours;
        double plain;
    };
    std::vector<Round> times;
    for (int round = 0; round < rounds; ++round) {
        const double plainTime = nanosecondsEach(plain, plainDungeonsARound);
        times.push_back({nanosecondsEach(ours, ourTimes), plainTime});
    }
    const auto middle = times.begin() + rounds / 2;
    std::nth_element(times.begin(), middle, times.end(), [](const Round& a, const Round& b) {
        return a.plain / a.ours < b.plain / b.ours;
    });
    std::printf("%s: %.1f times quicker than the plain port (%.0f ns against %.0f ns)\n", what,
                middle->plain / middle->ours, middle->ours, middle->plain);
}

// Of dungeons that are there already: the choice of each room's interior, and its tiles.
void printShippedRooms(const Config& shipped, std::uint64_t& sum) {
    constexpr std::uint32_t dungeonsARound = 200;
    std::vector<Dungeon> dungeons;
    int rooms = 0;
    for (std::uint64_t seed = 0; seed < dungeonsARound; ++seed) {
        dungeons.push_back(testing::grownDungeon(shipped, Seed{seed}));
        rooms += measure(dungeons.back()).rooms;
    }
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        times.push_back(nanosecondsEach(
            [&](std::uint32_t number) { tileRooms(dungeons[number - 1], shipped.room, sum); },
            dungeonsARound));
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    std::printf("the tiles of a room as it ships: %.2f us\n",
                times[rounds / 2] * dungeonsARound / rooms / 1000);
}

int run() {
    const DungeonConfig classic = testing::classicConfig();
    const PlainTables tables = plainTables(classic);
    RoomConfig room;
    room.size = {11, 9};
    std::uint64_t sum = 0;  // printed, so that no work can be left out

    const auto plainDungeon = [&](std::uint32_t seed) {
        PlainPort port(classic, tables, seed);
        port.grow();
        port.measure();
        port.tileAll(room);
        sum += static_cast<std::uint64_t>(port.rows()[5][5].tiles[4][5]);
    };
    compare(
        "classic with pillars",
        [&](std::uint32_t seed) {
            tileRooms(testing::grownDungeon(classic, Seed{seed}), room, sum);
        },
        plainDungeon);
    const Config shipped = shippedConfig("");
    compare(
        "as it ships, with roles, locks, proof and mixed interiors",
        [&](std::uint32_t seed) {
            const Dungeon dungeon = testing::grownDungeon(shipped, Seed{seed});
            sum += static_cast<std::uint64_t>(prove(dungeon).states);
            tileRooms(dungeon, shipped.room, sum);
        },
        plainDungeon, 400);
    printShippedRooms(shipped, sum);
    compare(
        "classic with distances",
        [&](std::uint32_t seed) {
            sum += testing::grownDungeon(classic, Seed{seed}).plan({4, 4}).distance;
        },
        [&](std::uint32_t seed) {
            PlainPort port(classic, tables, seed);
            port.grow();
            port.measure();
            sum += static_cast<std::uint64_t>(port.rows()[4][4].distance);
        });

    // A dungeon of one room, tiled again and again: the port draws each tile from std::mt19937.
    DungeonConfig one = classic;
    one.grid = {1, 1};
    PlainPort onePort(one, tables, 1);
    const RoomTiler tiler(room);
    const std::uint64_t stream = substream(1, Purpose::Interior);
    Grid<Tile> tiles(room.size);
    compare(
        "a room with pillars",
        [&](std::uint32_t x) {
            tiler.layTiles(DoorSet::fromBits(static_cast<std::uint8_t>(x % 16)),
                           cellRoll(stream, {static_cast<int>(x), 5}), Interior::Pillars, tiles);
            sum += static_cast<std::uint64_t>(tiles.values()[x % tiles.values().size()]);
        },
        [&](std::uint32_t) {
            onePort.tileAll(room);
            sum += static_cast<std::uint64_t>(onePort.rows()[0][0].tiles[4][5]);
        });

    constexpr int counted = 100000;
    int ourRooms = 0;
    int plainRooms = 0;
    for (std::uint32_t seed = 0; seed < counted; ++seed) {
        ourRooms += measure(testing::grownDungeon(classic, Seed{seed})).rooms;
        PlainPort port(classic, tables, seed);
        port.grow();
        plainRooms += port.roomCount();
    }
    std::printf("rooms a dungeon: %.1f, plain port %.1f (check value %llu)\n",
                static_cast<double>(ourRooms) / counted, static_cast<double>(plainRooms) / counted,
                static_cast<unsigned long long>(sum));
    return 0;
}

}  // namespace

}  // namespace doorstring::bench

int main() {
    return doorstring::bench::run();
}
