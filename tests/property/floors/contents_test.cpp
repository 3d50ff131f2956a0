// What lies on the floors of the adventure: each floor can be finished with what lies on it,
// whatever is spent on what.
#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/solver.hpp"
#include "property/locked_dungeons.hpp"
#include "property/plain_solver.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace doorstring {

using namespace testing;

namespace {

struct Faults {
    int floors = 0;
    int notProved = 0;
    int leftOut = 0;
    int wrongItem = 0;
    int emptyRooms = 0;  // that promise something
    int crowded = 0;     // two chests in a room, or one where a key lies
    int badShops = 0;
    int barred = 0;    // chests
    int repeated = 0;  // relics that are there twice, or that the knight brought
    int poor = 0;      // chests of fewer than ten coins, or of coins in a room for treasure
};

int countOf(const Contents& contents, Treasure kind) {
    return static_cast<int>(std::ranges::count_if(
        contents.chests, [&](const Chest& chest) { return chest.loot.what == kind; }));
}

bool isGoodShop(const Shop& shop, int wares) {
    std::set<Treasure> kinds;
    for (const ShopOffer& offer : shop.offers) {
        kinds.insert(offer.loot.what);
    }
    return static_cast<int>(shop.offers.size()) == wares && kinds.size() == shop.offers.size() &&
           std::ranges::all_of(shop.offers, [](const ShopOffer& offer) { return offer.price > 0; });
}

int repeatedRelics(const Contents& contents, EnumSet<Relic> brought) {
    int repeated = 0;
    const auto meet = [&](Relic relic) {
        repeated += brought.has(relic) ? 1 : 0;
        brought = brought.with(relic);
    };
    for (const RelicPair& pair : contents.pairs) {
        std::ranges::for_each(pair.relics, meet);
    }
    for (const Shop& shop : contents.shops) {
        for (const ShopOffer& offer : shop.offers) {
            if (isRelic(offer.loot.what)) {
                meet(relicOf(offer.loot.what));
            }
        }
    }
    return repeated;
}

void check(const Config& config, const Dungeon& dungeon, Faults& faults) {
    const Contents contents = contentsOf(dungeon, config.adventure);
    ++faults.floors;
    faults.notProved += prove(dungeon, contents).verdict == Verdict::Proved ? 0 : 1;
    faults.leftOut += contents.leftOut.empty() ? 0 : 1;
    const int items = config.adventure.floor < config.adventure.floors.count() ? 1 : 0;
    const auto found = std::ranges::count_if(
        contents.chests, [](const Chest& chest) { return isItem(chest.loot.what); });
    const bool complete = found == items && countOf(contents, Treasure::Map) == 1 &&
                          countOf(contents, Treasure::Compass) == 1 &&
                          countOf(contents, Treasure::HeartPiece) == 1;
    faults.wrongItem += complete ? 0 : 1;
    std::set<std::tuple<int, int>> cells;
    for (const Chest& chest : contents.chests) {
        const bool isNew = cells.insert({chest.cell.x, chest.cell.y}).second;
        faults.crowded += isNew && dungeon.plan(chest.cell).holds == Holding::None ? 0 : 1;
    }
    faults.barred += static_cast<int>(std::ranges::count_if(
        contents.chests, [](const Chest& chest) { return chest.barrier != Barrier::None; }));
    for (const Chest& chest : contents.chests) {
        const bool hasCoins = chest.loot.what == Treasure::Coins;
        const bool isTreasureRoom = dungeon.plan(chest.cell).kind == RoomKind::Treasure;
        faults.poor += hasCoins && (isTreasureRoom || chest.loot.count < 10) ? 1 : 0;
    }
    AdventureConfig later = config.adventure;  // for a knight who has some relics
    later.brought.relics = EnumSet<Relic>::fromBits(
        static_cast<std::uint32_t>(mixBits(dungeon.seed().number)) & 0xFFFFU);
    faults.repeated += repeatedRelics(contents, {}) +
                       repeatedRelics(contentsOf(dungeon, later), later.brought.relics);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const bool promises = plan.kind == RoomKind::Treasure || plan.kind == RoomKind::Secret;
        faults.emptyRooms +=
            promises && contents.chestIn(cell) == nullptr && contents.pairIn(cell) == nullptr ? 1
                                                                                              : 0;
        if (plan.kind == RoomKind::Shop) {
            const Shop* shop = contents.shopIn(cell);
            faults.badShops +=
                shop != nullptr && isGoodShop(*shop, config.adventure.shop.wares + 1) ? 0 : 1;
        }
    });
}

void checkFloors(std::uint64_t seeds) {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    const Config config = shippedFloor(floor);
    Faults faults;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        if (dungeon) {
            check(config, dungeon.value(), faults);
        }
    }
    INFO("floor " << floor);
    CHECK(faults.floors == static_cast<int>(seeds));
    CHECK(faults.notProved == 0);
    CHECK(faults.leftOut == 0);
    CHECK(faults.wrongItem == 0);
    CHECK(faults.emptyRooms == 0);
    CHECK(faults.crowded == 0);
    CHECK(faults.badShops == 0);
    CHECK(faults.repeated == 0);
    CHECK(faults.poor == 0);
    // In one floor of some thousands set pieces leave no room that fits a barrier.
    CHECK(faults.barred >= (floor == 1 ? 0 : faults.floors - 1 - faults.floors / 2000));
}

// Anything anywhere, behind anything, and what the knight may have brought.
struct RandomFloor {
    Contents contents;
    std::vector<EnumSet<Item>> brought;
};

RandomFloor randomFloor(RandomStream& random, const Dungeon& dungeon) {
    constexpr std::array loot{treasureOf(Item::Bombs), treasureOf(Item::Bow),
                              treasureOf(Item::Hook),  treasureOf(Item::Feather),
                              Treasure::Coins,         Treasure::Map,
                              Treasure::Coins,         Treasure::Coins,
                              Treasure::Coins,         Treasure::Coins};
    RandomFloor floor;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        if (random.below(4) == 0) {
            const Treasure what = loot[random.below(loot.size())];
            const bool isBarred = random.below(what == Treasure::Coins ? 2 : 6) == 0;
            const Barrier barrier = static_cast<Barrier>(1 + random.below(2));
            floor.contents.chests.push_back({cell, {what}, isBarred ? barrier : Barrier::None});
        }
    });
    for (std::uint64_t sets = 1 + random.below(3); sets > 0; --sets) {
        const auto bits = static_cast<std::uint32_t>(random.below(32));
        floor.brought.push_back(EnumSet<Item>::fromBits(bits));
    }
    for (const Barrier barrier : {Barrier::Pits, Barrier::Gate}) {
        if (std::ranges::all_of(floor.brought,
                                [&](EnumSet<Item> items) { return isPassable(barrier, items); })) {
            floor.contents.passable = floor.contents.passable.with(barrier);
        }
    }
    return floor;
}

}  // namespace

TEST_CASE("Each floor of the adventure can be finished with what lies on it", "[property]") {
    checkFloors(1500);
}

TEST_CASE("A hundred thousand of each floor can be finished with what lies on them",
          "[.][million]") {
    checkFloors(100'000);
}

TEST_CASE("All orders of spending keys and bombs on small dungeons come to the same verdict",
          "[property]") {
    RandomStream random(13);
    int wrong = 0;
    int strands = 0;
    int walled = 0;
    for (int i = 0; i < 20'000; ++i) {
        const GridSize grid{2 + static_cast<int>(random.below(4)),
                            2 + static_cast<int>(random.below(3))};
        const Dungeon dungeon = randomLockedDungeon(random, grid, 6);
        const Proof proof = prove(dungeon, Contents());
        const PlainSolver plain(dungeon, CrackedWalls::Shut);
        const bool agrees = plain.strands() == (proof.verdict == Verdict::Strands) &&
                            proof.verdict != Verdict::TooMany;
        wrong += agrees ? 0 : 1;
        strands += proof.verdict == Verdict::Strands ? 1 : 0;
        walled += plain.hasWalls() ? 1 : 0;
    }
    CHECK(wrong == 0);
    CHECK(strands > 3000);
    CHECK(strands < 17'000);
    CHECK(walled > 3000);
}

TEST_CASE("All orders of keys, bombs and items on small floors come to the same verdict",
          "[property]") {
    RandomStream random(1301);
    int wrong = 0;
    std::array<int, 5> verdicts{};
    for (int i = 0; i < 40'000; ++i) {
        const GridSize grid{2 + static_cast<int>(random.below(3)),
                            2 + static_cast<int>(random.below(2))};
        const Dungeon dungeon = randomLockedDungeon(random, grid, 3);
        const auto [contents, brought] = randomFloor(random, dungeon);
        const Verdict verdict = prove(dungeon, contents).verdict;
        const PlainSolver plain(dungeon, CrackedWalls::Shut);
        const Verdict expected = plain.strands()                  ? Verdict::Strands
                                 : plain.loses(contents)          ? Verdict::Misplaced
                                 : plain.seals(contents, brought) ? Verdict::Sealed
                                                                  : Verdict::Proved;
        wrong += verdict == expected ? 0 : 1;
        ++verdicts[static_cast<std::size_t>(verdict)];
    }
    CHECK(wrong == 0);
    for (const Verdict verdict :
         {Verdict::Proved, Verdict::Strands, Verdict::Misplaced, Verdict::Sealed}) {
        CHECK(verdicts[static_cast<std::size_t>(verdict)] > 500);
    }
}

}  // namespace doorstring
