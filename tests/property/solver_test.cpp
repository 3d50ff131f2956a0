// The solver against all orders of spending keys, one by one, and its ways against a search room by
// room.
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "dungeon/solve/solver.hpp"
#include "property/locked_dungeons.hpp"
#include "property/plain_solver.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

struct Tally {
    int proved = 0;
    int strands = 0;
    int ways = 0;
};

// Everything that spheres hold, and nothing twice.
bool spheresAgree(const Dungeon& dungeon, const Proof& proof) {
    Grid<int> found(dungeon.size());
    std::size_t rooms = 0;
    for (const Sphere& sphere : spheresOf(dungeon)) {
        rooms += sphere.rooms.size();
        for (const GridPos cell : sphere.rooms) {
            ++found[cell];
        }
    }
    std::size_t all = 0;
    dungeon.forEachRoom([&](GridPos, const RoomPlan&) { ++all; });
    const auto most = *std::max_element(found.values().begin(), found.values().end());
    return most == 1 && (proof.verdict == Verdict::Strands || rooms == all);
}

// False where something differs; asserting each of a million would take most of the time.
bool agrees(const Dungeon& dungeon, GridPos goal, Tally& tally) {
    const PlainSolver plain(dungeon);
    const Proof proof = prove(dungeon);
    const bool strands = proof.verdict == Verdict::Strands;
    ++(strands ? tally.strands : tally.proved);
    const std::vector<GridPos> way = shortestWay(dungeon);
    tally.ways += way.empty() ? 0 : 1;
    return plain.strands() == strands && proof.verdict != Verdict::TooMany &&
           static_cast<int>(way.size()) == plain.shortestWay(goal) &&
           (way.empty() || (way.back() == goal && plain.canWalk(way))) &&
           strands != proof.stranding.unreached.empty();
}

}  // namespace

TEST_CASE("Verdicts and ways are those of all orders, in all small dungeons", "[property]") {
    const auto [grid, start, locks, keys] = GENERATE(table<GridSize, GridPos, int, int>({
        {{6, 1}, {0, 0}, 3, 3},
        {{6, 1}, {2, 0}, 3, 3},
        {{7, 1}, {3, 0}, 3, 3},
        {{2, 2}, {0, 0}, 3, 3},
        {{3, 2}, {0, 0}, 2, 3},
        {{3, 2}, {1, 1}, 3, 2},
    }));
    Tally tally;
    int wrong = 0;
    forEachLockedDungeon(grid, start, locks, keys, [&](const Dungeon& dungeon) {
        wrong += agrees(dungeon, measure(dungeon).goal, tally) ? 0 : 1;
    });
    CHECK(wrong == 0);
    CHECK(tally.proved > 1000);
    CHECK(tally.strands > 1000);
    CHECK(tally.ways > 1000);
}

TEST_CASE("Verdicts, ways and spheres hold in random dungeons with loops and up to six locks",
          "[property]") {
    RandomStream random(2026);
    Tally tally;
    int wrong = 0;
    for (int i = 0; i < 20'000; ++i) {
        const GridSize grid{2 + static_cast<int>(random.below(4)),
                            2 + static_cast<int>(random.below(3))};
        const Dungeon dungeon = randomLockedDungeon(random, grid, 6);
        wrong += agrees(dungeon, measure(dungeon).goal, tally) ? 0 : 1;
        wrong += spheresAgree(dungeon, prove(dungeon)) ? 0 : 1;
    }
    CHECK(wrong == 0);
    CHECK(tally.proved > 3000);
    CHECK(tally.strands > 3000);
    CHECK(tally.ways > 6000);
}

TEST_CASE("Dungeons with as many locks as can be asked for are proved, and have a shortest way",
          "[property]") {
    DungeonConfig config = fillingConfig({12, 12});
    config.border = BorderRule::Grow;
    config.limits.minRooms = 60;
    config.roles[Role::Boss].count = 1;
    config.locks.small = mostSmallLocks;
    config.locks.boss = true;
    config.loops.chance = {1, 1};
    int most = 0;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const auto dungeon = generateDungeon(config, {}, Seed{number});
        REQUIRE(dungeon.ok());
        const Proof proof = prove(dungeon.value());
        most = std::max(most, proof.smallLocks + proof.bossLocks);
        CHECK(proof.verdict == Verdict::Proved);
        CHECK_FALSE(shortestWay(dungeon.value()).empty());
    }
    CHECK(most == 2 * mostSmallLocks + 1);
}
