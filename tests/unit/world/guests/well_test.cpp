// The wishing well: its prices, its answers, and how often it answers.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/guests/well.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <array>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr GridPos wellTile{7, 3};

// A well always gives this answer.
WorldConfig answering(WellAnswer answer, WorldConfig config) {
    for (AnswerConfig& row : config.adventure.guests.well.answers) {
        row.weight = 0;
    }
    config.adventure.guests.well.answers[answer] = {1, 3};
    return config;
}

void addWell(World& world) {
    world.things.add({.kind = ThingKind::Well, .cell = world.cell(), .tile = wellTile});
    world.ground.lay(wellTile, Tile::Fixture);
}

// The knight stands before a well that always gives this answer.
World worldWithWell(WellAnswer answer, int coins) {
    World world = fightIn(openRoom, {7, 4}, answering(answer, fightConfig()));
    addWell(world);
    world.player.kit.coins = coins;
    return world;
}

void wish(World& world, Events& events) {
    makeWish(world, *world.things.at(world.cell(), wellTile), events);
    world.player.heldUp.reset();
}

}  // namespace

TEST_CASE("each throw into a well is dearer than the one before") {
    World world = worldWithWell(WellAnswer::Voice, 100);
    const WellRules rules = world.config.adventure.guests.well;
    Events events;
    int left = 100;
    int price = rules.price;
    for (int i = 0; i < rules.throws; ++i) {
        CHECK(wishPrice(world) == price);
        CHECK(priceNow(world, *world.things.at(world.cell(), wellTile)) == price);
        wish(world, events);
        left -= price;
        CHECK(world.player.kit.coins == left);
        price = price * rules.nextPrice / 100;
    }
    CHECK(countOf<WishMade>(events) == static_cast<std::size_t>(rules.throws));
}

TEST_CASE("a well answers so often and then no more") {
    World world = worldWithWell(WellAnswer::Voice, 999);
    const int throws = world.config.adventure.guests.well.throws;
    Events events;
    for (int i = 0; i < throws; ++i) {
        CHECK(world.things.at(world.cell(), wellTile)->isUsable());
        wish(world, events);
    }
    CHECK_FALSE(world.things.at(world.cell(), wellTile)->isUsable());
}

TEST_CASE("a well takes nothing from a knight who cannot pay") {
    World world = worldWithWell(WellAnswer::Heart, 2);
    Events events;
    wish(world, events);
    CHECK(world.player.kit.coins == 2);
    CHECK(countOf<WishRefused>(events) == 1);
    CHECK(countOf<WishMade>(events) == 0);
}

TEST_CASE("a knight who pushes at a well throws coins once for each push") {
    World world = worldWithWell(WellAnswer::Voice, 100);
    const int ticks = world.config.adventure.shop.pushTicks;
    CHECK(countOf<WishMade>(walkFor(world, InputFrame{}.with(Direction::North), 4 * ticks)) == 1);
    walkFor(world, {}, 5);
    CHECK(countOf<WishMade>(walkFor(world, InputFrame{}.with(Direction::North), 2 * ticks)) == 1);
}

TEST_CASE("a well gives what its answer says") {
    SECTION("a heart") {
        World world = worldWithWell(WellAnswer::Heart, 20);
        world.player.kit.halfHearts -= 8;
        const int before = world.player.kit.halfHearts;
        Events events;
        wish(world, events);
        CHECK(world.player.kit.halfHearts == before + 6);
    }
    SECTION("a heart piece") {
        World world = worldWithWell(WellAnswer::HeartPiece, 20);
        world.player.kit.halfHearts -= 1;
        Events events;
        wish(world, events);
        CHECK(world.player.kit.heartPieces == 1);
    }
    SECTION("bombs, to a knight who has some") {
        World world = worldWithWell(WellAnswer::Bombs, 20);
        world.player.kit.addItem(Item::Bombs, world.config.items);
        world.player.kit.bombs = 0;
        Events events;
        wish(world, events);
        CHECK(world.player.kit.bombs == 3);
    }
    SECTION("bats") {
        World world = worldWithWell(WellAnswer::Bats, 20);
        Events events;
        wish(world, events);
        CHECK(world.creatures.living.size() == 3);
        CHECK(world.creatures.living.front().kind == CreatureKind::Bat);
    }
}

TEST_CASE("a well gives relics that are nowhere else on the floor, and no others") {
    constexpr std::array relics{Relic::Spool, Relic::Thimble, Relic::WarmWax};
    WorldConfig config = floorConfig();
    config.adventure.floors.setCount(2);
    for (const Relic relic : relics) {
        config.adventure.relics.table[relic].weight = 1;
    }
    World world(roomsWith(RoomKind::Boss, {"E", "W"}), answering(WellAnswer::Relic, config));
    addWell(world);
    world.player.kit.coins = 100;
    Events events;
    wish(world, events);
    wish(world, events);
    CHECK(countOf<WishMade>(events) == 2);
    const Contents contents = contentsOf(world.dungeon, world.config.adventure);
    REQUIRE(contents.pairs.size() == 1);  // these rise once the boss has fallen
    for (const Relic relic : relics) {
        const bool isOfBoss = std::ranges::find(contents.pairs.front().relics, relic) !=
                              contents.pairs.front().relics.end();
        CHECK(world.player.kit.relics.has(relic) != isOfBoss);
    }
}

TEST_CASE("a well that has nothing of use for the knight only speaks") {
    World world = worldWithWell(WellAnswer::Heart, 20);  // he is whole
    Events events;
    wish(world, events);
    REQUIRE(findIn<WishMade>(events) != nullptr);
    CHECK(findIn<WishMade>(events)->answer == WellAnswer::Voice);
    CHECK_FALSE(world.player.heldUp);
}

TEST_CASE("the answers of a well follow from the seed and the number of throws") {
    const auto answers = [] {
        WorldConfig config = fightConfig();
        World world = fightIn(openRoom, {7, 4}, config);
        world.things.add({.kind = ThingKind::Well, .cell = world.cell(), .tile = wellTile});
        world.player.kit.coins = 999;
        world.player.kit.halfHearts -= 20;
        Events events;
        for (int i = 0; i < 3; ++i) {
            wish(world, events);
        }
        std::vector<WellAnswer> made;
        for (const Event& event : events) {
            if (const auto* one = std::get_if<WishMade>(&event)) {
                made.push_back(one->answer);
            }
        }
        return made;
    };
    CHECK(answers().size() == 3);
    CHECK(answers() == answers());
}
