// Every floor that offers can make, one or two together, can be grown, finished and left for the
// next one: it has its altar, and no order of spending keys strands anyone.
#include "config/weave/weave.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/solver.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/standing/lay_things.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

constexpr std::uint64_t seeds = 12;

// The cell of the altar; the start if there is none.
GridPos altarOf(const Dungeon& dungeon) {
    GridPos found = dungeon.start();
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        found = plan.kind == RoomKind::Altar ? cell : found;
    });
    return found;
}

// Whether the altar is a dead end to which no lock bars the way.
bool isOpenAltar(const Dungeon& dungeon) {
    const GridPos altar = altarOf(dungeon);
    const auto spheres = spheresOf(dungeon);
    const auto open = [&](GridPos cell) { return cell == altar; };
    int ways = 0;
    for (const Direction side : dungeon.plan(altar).doors) {
        ways += dungeon.plan(altar).locks.at(side) == DoorLock::Cracked ? 0 : 1;
    }
    return altar != dungeon.start() && ways == 1 && !spheres.empty() &&
           std::ranges::any_of(spheres.front().rooms, open);
}

}  // namespace

TEST_CASE("Every floor but the last has an altar in a dead end without a lock before it",
          "[property]") {
    const int floor = GENERATE(1, 2, 3, 4);
    const Config config = shippedFloor(floor);
    int bad = 0;
    int withoutLoom = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        bad += isOpenAltar(dungeon.value()) ? 0 : 1;
        const Contents contents = contentsOf(dungeon.value(), config.adventure);
        const auto things =
            layThings(contents, dungeon.value(), config.room, config.adventure.puzzles);
        const auto countOf = [&](ThingKind kind) {
            return std::ranges::count(things, kind, &Thing::kind);
        };
        REQUIRE(countOf(ThingKind::Offer) == 3);
        withoutLoom += countOf(ThingKind::Loom) == 0 ? 1 : 0;
    }
    CHECK(bad == 0);
    CHECK(withoutLoom == 0);
}

TEST_CASE("Every floor that two offers make can be finished", "[property]") {
    const int floor = GENERATE(2, 3, 4, 5);
    const Config base = shippedFloor(floor);
    const int count = base.adventure.altar.table.count();
    const OfferSteps steps(base.adventure.altar.table);
    int notGrown = 0;
    int strands = 0;
    int withoutAltar = 0;
    for (int one = 1; one <= count; ++one) {
        for (int other = one; other <= count; ++other) {
            Config config = base;
            REQUIRE_FALSE(steps.weave(OfferSet::of(offerOf(one), offerOf(other)), config));
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                const auto dungeon =
                    generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
                if (!dungeon) {
                    ++notGrown;
                    continue;
                }
                const Contents contents = contentsOf(dungeon.value(), config.adventure);
                strands += prove(dungeon.value(), contents).verdict == Verdict::Proved ? 0 : 1;
                withoutAltar += floor < 5 && !isOpenAltar(dungeon.value()) ? 1 : 0;
            }
        }
    }
    CHECK(notGrown == 0);
    CHECK(strands == 0);
    CHECK(withoutAltar == 0);
}

}  // namespace doorstring
