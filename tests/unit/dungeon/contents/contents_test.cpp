#include "dungeon/contents/contents.hpp"
#include "dungeon/solve/solver.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>
#include <set>

namespace doorstring {

using namespace testing;

namespace {

AdventureConfig contentsConfig(int floor = 1) {
    AdventureConfig config;
    config.floor = floor;
    config.floors.setCount(5);
    config.floors.at(1).item = floorItemOf(Item::Bombs);
    config.floors.at(2).item = floorItemOf(Item::Bow);
    config.floors.at(3).item = FloorItem::Any;
    config.floors.at(4).item = FloorItem::Any;
    config.floors.at(5).item = FloorItem::None;
    for (WareConfig& ware : config.shop.table) {
        ware.weight = 0;
    }
    config.shop.table[Ware::Heart] = {8, 1, 3};
    config.shop.table[Ware::Bombs] = {12, 4, 3};
    config.shop.table[Ware::Arrows] = {11, 6, 3};
    config.shop.table[Ware::Map] = {15, 1, 3};
    return config;
}

Dungeon withKinds(Dungeon dungeon, std::initializer_list<std::pair<GridPos, RoomKind>> kinds) {
    Grid<RoomPlan> plans = dungeon.plans();
    for (const auto& [cell, kind] : kinds) {
        plans[cell].kind = kind;
    }
    return dungeonOf(dungeon.seed(), dungeon.start(), std::move(plans));
}

// Start in the west; a treasure room near it and one behind a lock; a secret room in the far east.
Dungeon streetOf(std::uint64_t seed) {
    return withKinds(
        dungeonOf(
            {{"-", "S", "-", "-", "S", "-", "-"}, {"E", "NWE", "WEs+k", "WE", "NWE", "WEc", "W"}},
            {0, 1}, Seed{seed}),
        {{{1, 0}, RoomKind::Treasure}, {{4, 0}, RoomKind::Treasure}, {{6, 1}, RoomKind::Secret}});
}

// The same street, where puzzles are in place of the rooms for treasure.
Dungeon puzzlesOf(std::uint64_t seed) {
    return withKinds(streetOf(seed), {{{1, 0}, RoomKind::Puzzle}, {{4, 0}, RoomKind::Puzzle}});
}

const Chest& chestWith(const Contents& contents, Treasure kind) {
    const auto found = std::ranges::find_if(
        contents.chests, [&](const Chest& chest) { return chest.loot.what == kind; });
    REQUIRE(found != contents.chests.end());
    return *found;
}

}  // namespace

TEST_CASE("outside an adventure no floor gives an item") {
    const AdventureConfig config = contentsConfig(0);
    for (const Item item : allValues<Item>) {
        CHECK_FALSE(mayHave(config, 0, Seed{1}, item));
    }
    CHECK(mayHave(config, 1, Seed{1}, Item::Bombs));
}

TEST_CASE("Nothing lies where no floor is played") {
    AdventureConfig config = contentsConfig();
    config.floor = 0;
    const Contents contents = contentsOf(streetOf(1), config);
    CHECK(contents.chests.empty());
    CHECK(contents.shops.empty());
}

TEST_CASE("The item lies in the treasure room that is most worth its way") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Contents contents = contentsOf(streetOf(seed), contentsConfig());
        const Chest& chest = chestWith(contents, treasureOf(Item::Bombs));
        CHECK(chest.cell == GridPos{4, 0});
        CHECK(chest.isLarge());
    }
}

TEST_CASE("The secret room holds the heart piece, and nothing that has to be had") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Dungeon dungeon = streetOf(seed);
        const Contents contents = contentsOf(dungeon, contentsConfig());
        CHECK(chestWith(contents, Treasure::HeartPiece).cell == GridPos{6, 1});
        CHECK(prove(dungeon, contents).verdict == Verdict::Proved);
    }
}

TEST_CASE("What is far or locked up is worth more") {
    AdventureConfig config = contentsConfig(5);
    config.chests.coinsStep = 1;
    const Contents contents = contentsOf(puzzlesOf(3), config);
    const Chest* near = contents.chestIn({1, 0});
    const Chest* far = contents.chestIn({4, 0});
    REQUIRE((near != nullptr && far != nullptr));
    CHECK(near->loot.what == Treasure::Coins);
    CHECK(far->loot.count > near->loot.count);
}

TEST_CASE("A chest of coins holds the step that the configuration says for each room on the way") {
    const auto coinsIn = [](GridPos cell, int step) {
        AdventureConfig config = contentsConfig(5);
        config.chests.coins = 10;
        config.chests.coinsStep = step;
        const Contents contents = contentsOf(puzzlesOf(3), config);
        REQUIRE(contents.chestIn(cell) != nullptr);
        return contents.chestIn(cell)->loot.count;
    };
    // The near room is two rooms from the start.
    CHECK(coinsIn({1, 0}, 0) == 10);
    CHECK(coinsIn({1, 0}, 1) == 10 + 2);
    CHECK(coinsIn({1, 0}, 5) == 10 + 2 * 5);
    CHECK(coinsIn({4, 0}, 0) == 10);
    CHECK(coinsIn({4, 0}, 5) - coinsIn({4, 0}, 4) == coinsIn({4, 0}, 1) - coinsIn({4, 0}, 0));
}

TEST_CASE("Chests stand in order, one in a room, none where a key lies or the knight begins") {
    const Dungeon dungeon = streetOf(5);
    const Contents contents = contentsOf(dungeon, contentsConfig());
    std::set<std::pair<int, int>> cells;
    for (const Chest& chest : contents.chests) {
        CHECK(cells.insert({chest.cell.y, chest.cell.x}).second);
        CHECK(chest.cell != dungeon.start());
        CHECK(chest.cell != GridPos{2, 1});
    }
    CHECK(std::ranges::is_sorted(contents.chests, {}, [](const Chest& chest) {
        return std::pair(chest.cell.y, chest.cell.x);
    }));
}

TEST_CASE("What finds no room is said") {
    const Dungeon dungeon = dungeonOf({{"E", "W"}}, {0, 0});
    const Contents contents = contentsOf(dungeon, contentsConfig());
    REQUIRE(contents.chests.size() == 1);
    CHECK(contents.chests[0].loot.what == treasureOf(Item::Bombs));
    REQUIRE(contents.leftOut.size() == 3);
    CHECK(contents.leftOut[0].what == Treasure::Map);
    CHECK(contents.leftOut[1].what == Treasure::Compass);
    CHECK(contents.leftOut[2].what == Treasure::HeartPiece);
}

TEST_CASE("Floors that give any item never give the same one, nor one that is named") {
    const AdventureConfig config = contentsConfig();
    std::set<Item> third;
    std::set<Item> fourth;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        third.insert(floorItem(config, 3, Seed{seed}).value());
        fourth.insert(floorItem(config, 4, Seed{seed}).value());
    }
    CHECK(third == std::set{Item::Hook, Item::Feather});
    CHECK(fourth == std::set{Item::Lantern});
    CHECK_FALSE(floorItem(config, 5, Seed{1}));
}

TEST_CASE("Bombs and arrows lie and are sold only where the knight may have a use for them") {
    AdventureConfig config = contentsConfig();
    config.chests.coinsChance = {0, 1};
    config.chests.further = 3;
    bool hasBombs = false;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Dungeon dungeon = withKinds(streetOf(seed), {{{1, 0}, RoomKind::Shop}});
        for (const Chest& chest : contentsOf(dungeon, config).chests) {
            CHECK(chest.loot.what != Treasure::ArrowBundle);
            hasBombs = hasBombs || chest.loot.what == Treasure::BombBundle;
        }
        const Contents contents = contentsOf(dungeon, config);
        REQUIRE(contents.shopIn({1, 0}) != nullptr);
        for (const ShopOffer& offer : contents.shopIn({1, 0})->offers) {
            CHECK(offer.loot.what != Treasure::ArrowBundle);
        }
    }
    CHECK(hasBombs);
}

TEST_CASE("A shop sells different wares, one of them at half its price") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        AdventureConfig config = contentsConfig(2);
        config.shop.wares = 3;
        config.shop.priceStep = 0;
        const Dungeon dungeon = withKinds(streetOf(seed), {{{1, 0}, RoomKind::Shop}});
        const Contents contents = contentsOf(dungeon, config);
        REQUIRE(contents.shops.size() == 1);
        const auto& offers = contents.shops[0].offers;
        REQUIRE(offers.size() == 3);
        std::set<Treasure> kinds;
        int half = 0;
        for (const ShopOffer& offer : offers) {
            kinds.insert(offer.loot.what);
            const int whole = offer.loot.what == Treasure::Heart        ? 8
                              : offer.loot.what == Treasure::BombBundle ? 12
                              : offer.loot.what == Treasure::Map        ? 15
                                                                        : 11;
            CHECK((offer.price == whole || offer.price == (whole + 1) / 2));
            half += offer.price == whole ? 0 : 1;
        }
        CHECK(kinds.size() == 3);
        CHECK(half == 1);
    }
}

TEST_CASE("A shop of nothing but useless wares sells them all the same") {
    AdventureConfig config = contentsConfig();
    for (WareConfig& ware : config.shop.table) {
        ware.weight = 0;
    }
    config.shop.table[Ware::Arrows] = {11, 6, 3};
    const Dungeon dungeon = withKinds(streetOf(1), {{{1, 0}, RoomKind::Shop}});
    CHECK(contentsOf(dungeon, config).shops.at(0).offers.size() == 1);
}

TEST_CASE(
    "Chests are barred only by what an item of this floor or surely of one before gets past") {
    const auto barriersOn = [](int floor) {
        std::set<Barrier> found;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const AdventureConfig config = contentsConfig(floor);
            for (const Chest& chest : contentsOf(streetOf(seed), config).chests) {
                found.insert(chest.barrier);
                CHECK((chest.barrier == Barrier::None || chest.loot.what == Treasure::Coins));
            }
        }
        return found;
    };
    CHECK(barriersOn(1) == std::set{Barrier::None});
    CHECK(barriersOn(2) == std::set{Barrier::None, Barrier::Gate});  // with the bow
    CHECK(barriersOn(3) == std::set{Barrier::None, Barrier::Pits, Barrier::Gate});
    CHECK(barriersOn(5) == std::set{Barrier::None, Barrier::Pits, Barrier::Gate});
}

TEST_CASE("A floor has one heart piece, also where set pieces pay with it") {
    AdventureConfig config = contentsConfig();
    config.floors.at(1).pieces = 2;
    for (PieceConfig& piece : config.pieces.table) {
        piece.reward = PieceReward::Heart;
        piece.weight = 1;
    }
    int paid = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Contents contents = contentsOf(streetOf(seed), config);
        const auto hearts = std::ranges::count_if(contents.chests, [](const Chest& chest) {
            return chest.loot.what == Treasure::HeartPiece;
        });
        CHECK(hearts == 1);
        if (!contents.pieces.empty()) {
            const Chest& heart = chestWith(contents, Treasure::HeartPiece);
            CHECK(std::ranges::find(contents.pieces, heart.cell, &PlacedPiece::cell) !=
                  contents.pieces.end());
            ++paid;
        }
    }
    CHECK(paid > 0);
}

TEST_CASE("Without a secret room a barred chest holds the heart piece") {
    const Dungeon dungeon = dungeonOf({{"E", "WE", "WE", "WE", "WE", "W"}}, {0, 0});
    AdventureConfig config = contentsConfig(2);
    CHECK(chestWith(contentsOf(dungeon, config), Treasure::HeartPiece).barrier == Barrier::Gate);
    config.chests.barred = 0;
    CHECK(chestWith(contentsOf(dungeon, config), Treasure::HeartPiece).barrier == Barrier::None);
}

TEST_CASE("An item is sure where every item that an earlier floor may give is one of those") {
    const AdventureConfig config = contentsConfig();  // bombs, bow, hook or feather, lantern, none
    const auto hook = EnumSet<Item>::of(Item::Hook);
    CHECK_FALSE(surelyHasOneOf(config, 4, hook));
    CHECK(surelyHasOneOf(config, 4, hook.with(Item::Feather)));
    CHECK_FALSE(surelyHasOneOf(config, 3, hook.with(Item::Feather)));
    CHECK_FALSE(surelyHasOneOf(config, 4, EnumSet<Item>::of(Item::Lantern)));
    CHECK(surelyHasOneOf(config, 5, EnumSet<Item>::of(Item::Lantern)));
}

TEST_CASE("The proof finds what lies behind what only it opens") {
    const Dungeon dungeon = streetOf(1);
    Contents contents;
    contents.chests = {{{6, 1}, {treasureOf(Item::Bombs)}}};
    const Proof proof = prove(dungeon, contents);
    CHECK(proof.verdict == Verdict::Misplaced);
    CHECK(proof.misplaced == std::vector<GridPos>{{6, 1}});
    contents.chests[0].loot = {Treasure::Coins, 30};
    CHECK(prove(dungeon, contents).verdict == Verdict::Proved);
}

TEST_CASE("The proof finds what has to be had behind a barrier") {
    const Dungeon dungeon = streetOf(1);
    Contents contents;
    contents.passable = contents.passable.with(Barrier::Gate);  // arrows may run out all the same
    contents.chests = {{{1, 0}, {Treasure::Map}, Barrier::Gate}};
    const Proof proof = prove(dungeon, contents);
    CHECK(proof.verdict == Verdict::Misplaced);
    CHECK(proof.misplaced == std::vector<GridPos>{{1, 0}});
}

TEST_CASE("The proof finds a chest that no item leads to") {
    const Dungeon dungeon = streetOf(1);
    Contents contents;
    contents.chests = {{{1, 0}, {Treasure::Coins, 9}, Barrier::Gate}};
    const Proof proof = prove(dungeon, contents);
    CHECK(proof.verdict == Verdict::Sealed);
    CHECK(proof.sealed == std::vector<GridPos>{{1, 0}});
    Contents withHook = contents;
    withHook.chests.push_back({{4, 0}, {treasureOf(Item::Hook)}});
    CHECK(prove(dungeon, withHook).verdict == Verdict::Proved);
    Contents withFeather = contents;
    withFeather.chests.push_back({{4, 0}, {treasureOf(Item::Feather)}});
    CHECK(prove(dungeon, withFeather).verdict == Verdict::Sealed);
    contents.passable = contents.passable.with(Barrier::Gate);
    CHECK(prove(dungeon, contents).verdict == Verdict::Proved);
}

TEST_CASE("A key behind a cracked wall is not surely had") {
    const Dungeon dungeon = dungeonOf({{"Ec", "WEs+k", "W"}}, {1, 0});
    CHECK(prove(dungeon, Contents()).verdict == Verdict::Proved);
    const Dungeon strands = dungeonOf({{"Ec+k", "WEs", "W"}}, {1, 0});
    CHECK(prove(strands).verdict == Verdict::Proved);  // where walls let everybody through
    const Proof proof = prove(strands, Contents());
    CHECK(proof.verdict == Verdict::Strands);
    CHECK(proof.stranding.unreached.size() == 2);
}

}  // namespace doorstring
