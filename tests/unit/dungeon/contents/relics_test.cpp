// Which relics a floor has, and what its shop asks.
#include "config/relics.hpp"
#include "dungeon/contents/contents.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>
#include <set>

namespace doorstring {

using namespace testing;

namespace {

AdventureConfig relicConfig(int floor = 1) {
    AdventureConfig config;
    config.floor = floor;
    config.floors.setCount(3);
    for (int number = 1; number <= 3; ++number) {
        config.floors.at(number).item = FloorItem::None;
    }
    for (WareConfig& ware : config.shop.table) {
        ware.weight = 0;
    }
    for (RelicConfig& relic : config.relics.table) {
        relic = {1, 1};
    }
    return config;
}

// The start in the west, then a shop, a room for treasure and the boss.
Dungeon relicFloor(std::uint64_t seed) {
    Grid<RoomPlan> plans = dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}, Seed{seed}).plans();
    plans[{1, 0}].kind = RoomKind::Shop;
    plans[{2, 0}].kind = RoomKind::Treasure;
    plans[{3, 0}].kind = RoomKind::Boss;
    return dungeonOf(Seed{seed}, {0, 0}, std::move(plans));
}

std::vector<Relic> relicsOf(const Contents& contents) {
    std::vector<Relic> relics;
    for (const RelicPair& pair : contents.pairs) {
        relics.insert(relics.end(), pair.relics.begin(), pair.relics.end());
    }
    for (const Shop& shop : contents.shops) {
        for (const ShopOffer& offer : shop.offers) {
            if (isRelic(offer.loot.what)) {
                relics.push_back(relicOf(offer.loot.what));
            }
        }
    }
    return relics;
}

}  // namespace

TEST_CASE("A floor has a pair for its boss, one for treasure and a relic for sale, all different") {
    std::set<Relic> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Contents contents = contentsOf(relicFloor(seed), relicConfig());
        const std::vector<Relic> relics = relicsOf(contents);
        CHECK(relics.size() == 5);
        CHECK(std::set(relics.begin(), relics.end()).size() == relics.size());
        const std::vector<Relic> lot = relicsByLot(relicFloor(seed), relicConfig());
        CHECK(contents.relicsLeft == std::vector(lot.begin(), lot.end() - 5));
        REQUIRE(contents.pairIn({3, 0}) != nullptr);
        CHECK(contents.pairIn({3, 0})->risesLater);
        REQUIRE(contents.pairIn({2, 0}) != nullptr);
        CHECK_FALSE(contents.pairIn({2, 0})->risesLater);
        met.insert(relics.begin(), relics.end());
    }
    // Those that need an item are not where no floor gives it.
    CHECK(met.size() == enumSize<Relic>() - 2);
    CHECK_FALSE(met.contains(Relic::Barbs));
    CHECK_FALSE(met.contains(Relic::FuseKnot));
}

TEST_CASE("Relics that the knight brought are not offered again, and those left are shared out") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        AdventureConfig config = relicConfig();
        for (const Relic relic : allValues<Relic>) {
            const bool isLeft =
                relic == Relic::Spool || relic == Relic::Thimble || relic == Relic::WarmWax;
            config.brought.relics =
                isLeft ? config.brought.relics : config.brought.relics.with(relic);
        }
        const Contents contents = contentsOf(relicFloor(seed), config);
        const std::vector<Relic> relics = relicsOf(contents);
        CHECK(std::set(relics.begin(), relics.end()) ==
              std::set{Relic::Spool, Relic::Thimble, Relic::WarmWax});
        CHECK(contents.pairs.size() == 1);
        CHECK(contents.pairs.front().risesLater);
    }
}

TEST_CASE("The last two relics are a pair, a single one is none") {
    for (const bool isOneLeft : {false, true}) {
        AdventureConfig config = relicConfig();
        for (const Relic relic : allValues<Relic>) {
            const bool isLeft = relic == Relic::Spool || (relic == Relic::Thimble && !isOneLeft);
            config.brought.relics =
                isLeft ? config.brought.relics : config.brought.relics.with(relic);
        }
        CHECK(contentsOf(relicFloor(1), config).pairs.size() == (isOneLeft ? 0 : 1));
    }
}

TEST_CASE("The boss of the last floor leaves no relics, and a weight of 0 means never") {
    CHECK(contentsOf(relicFloor(1), relicConfig(3)).pairIn({3, 0}) == nullptr);
    AdventureConfig config = relicConfig();
    for (RelicConfig& relic : config.relics.table) {
        relic.weight = 0;
    }
    CHECK(relicsOf(contentsOf(relicFloor(1), config)).empty());
}

TEST_CASE("A room for treasure holds relics or anything but coins") {
    AdventureConfig config = relicConfig();
    for (const int pairs : {0, 1}) {
        config.relics.pairs = pairs;
        config.floors.at(1).item = pairs == 0 ? floorItemOf(Item::Bombs) : FloorItem::None;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Contents contents = contentsOf(relicFloor(seed), config);
            CHECK((contents.pairIn({2, 0}) != nullptr) == (pairs == 1));
            for (const Chest& chest : contents.chests) {
                CHECK((chest.cell != GridPos{2, 0} || chest.loot.what != Treasure::Coins));
            }
        }
    }
}

TEST_CASE("Prices rise with the floors") {
    AdventureConfig config = relicConfig();
    config.relics.price = 35;
    config.shop.priceStep = 20;
    const auto priceOn = [&](int floor) {
        config.floor = floor;
        return contentsOf(relicFloor(2), config).shops.front().offers.back().price;
    };
    CHECK(priceOn(1) == 35);
    CHECK(priceOn(2) == 42);
    CHECK(priceOn(3) == 49);
}

TEST_CASE("A whole heart is for sale until one was bought") {
    AdventureConfig config = relicConfig();
    config.shop.table[Ware::HeartContainer] = {50, 1, 1};
    config.shop.table[Ware::Heart] = {8, 1, 1};
    const auto sellsOne = [&] {
        return std::ranges::any_of(
            contentsOf(relicFloor(2), config).shops.front().offers,
            [](const ShopOffer& offer) { return offer.loot.what == Treasure::HeartContainer; });
    };
    CHECK(sellsOne());
    config.brought.hasBoughtHeart = true;
    CHECK_FALSE(sellsOne());
}

}  // namespace doorstring
