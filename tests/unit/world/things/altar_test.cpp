// Altars: what they offer, what it costs, and the threads that lie there.
#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "testing/events.hpp"
#include "testing/shipped_config.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/expedition.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

// The first of two floors, with four offers of 10, 20, 30 and 40 coins, each of which gives coins
// and heals.
WorldConfig altarConfig() {
    WorldConfig config = floorConfig();
    config.adventure.floors.setCount(2);
    Offers& offers = config.adventure.altar.table;
    for (int number = 1; number <= 4; ++number) {
        offers.at(number).price = 10 * number;
        offers.at(number).coins = 5;
        offers.at(number).halves = 2;
    }
    offers.setCount(4);
    return config;
}

World altarWith(int coins) {
    World world(roomsWith(RoomKind::Altar, {"E", "W"}), altarConfig());
    world.player.kit.coins = coins;
    return world;
}

std::vector<Thing> offersIn(const World& world) {
    std::vector<Thing> offers;
    std::ranges::copy_if(world.things.all(), std::back_inserter(offers),
                         [](const Thing& thing) { return thing.kind == ThingKind::Offer; });
    return offers;
}

void standBelow(World& world, const Thing& thing) {
    const Room room = world.roomAt(thing.cell);
    SubPos at = tileCentre(neighbour(thing.tile, Direction::South));
    const GridSize box = world.config.player.hitBox;
    at = {at.x - toSubpixels(box.width) / 2, (thing.tile.y + 1) * subpixelsPerTile};
    world.enter(room, world.groundAsMade(room), {}, at);
    world.player.facing = Direction::North;
    world.player.walkTicks = 0;
}

int priceOf(const Thing& offer) {
    return 10 * numberOf(offer.offer);
}

}  // namespace

TEST_CASE("an altar has three different offers before its loom, the last floor's none") {
    const World world = altarWith(0);
    const std::vector<Thing> offers = offersIn(world);
    REQUIRE(offers.size() == 3);
    CHECK(offers[0].offer != offers[1].offer);
    CHECK(offers[1].offer != offers[2].offer);
    CHECK(offers[0].offer != offers[2].offer);
    CHECK(offers[0].tile.y == offers[1].tile.y);
    CHECK(std::ranges::count(world.things.all(), ThingKind::Loom, &Thing::kind) == 15);

    WorldConfig last = altarConfig();
    last.floor = last.adventure.floor = 2;
    CHECK(offersIn(World(roomsWith(RoomKind::Altar, {"E", "W"}), last)).empty());
}

TEST_CASE("where no other row is free, offers stand in line with a door at the side") {
    WorldConfig config = altarConfig();
    config.room.interior = Interior::Cave;
    const World world(roomsWith(RoomKind::Altar, {"E", "W"}, Seed{3}), config);
    CHECK(std::ranges::count(world.things.all(), ThingKind::Loom, &Thing::kind) == 15);
    const std::vector<Thing> offers = offersIn(world);
    REQUIRE(offers.size() == 3);
    CHECK(offers.front().tile.y == config.room.size.height / 2);
}

TEST_CASE("offers stand in no row of a door at the side that is two tiles wide") {
    WorldConfig config = altarConfig();
    for (const int height : {10, 12, 14}) {
        CAPTURE(height);
        config.room.size.height = height;
        const World world(roomsWith(RoomKind::Altar, {"E", "W"}), config);
        const std::vector<Thing> offers = offersIn(world);
        REQUIRE(offers.size() == 3);
        CHECK(offers.front().tile.y != height / 2 - 1);
        CHECK(offers.front().tile.y != height / 2);
    }
}

TEST_CASE("offers are woven for coins, the second for twice as many, and never a third") {
    World world = altarWith(500);
    world.player.kit.halfHearts = 1;
    const std::vector<Thing> offers = offersIn(world);
    int coins = 500;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        standBelow(world, offers[i]);
        const int price = (i == 0 ? 1 : 2) * priceOf(offers[i]);
        CHECK(priceNow(world, offers[i]) == price);
        const Events events = walkFor(world, holding(Direction::North), 40);
        CHECK(countOf<OfferWoven>(events) == (i < 2 ? 1 : 0));
        CHECK(countOf<OfferRefused>(events) == (i < 2 ? 0 : 1));
        coins += i < 2 ? 5 - price : 0;
        CHECK(world.player.kit.coins == coins);
        CHECK(world.altar.woven.has(offers[i].offer) == (i < 2));
    }
    CHECK(world.player.kit.halfHearts == 5);
}

TEST_CASE("an offer that is too dear is refused") {
    World world = altarWith(3);
    standBelow(world, offersIn(world).front());
    const Events events = walkFor(world, holding(Direction::North), 40);
    REQUIRE(countOf<OfferRefused>(events) == 1);
    CHECK(findIn<OfferRefused>(events)->fault == OfferFault::TooDear);
    CHECK(world.player.kit.coins == 3);
    CHECK(world.altar.woven.empty());
}

TEST_CASE("who walks into an offer buys it only if he lets go and asks again") {
    World world = altarWith(100);
    const Thing offer = offersIn(world).front();
    standBelow(world, offer);
    world.player.walkTicks = 60;
    Events events = walkFor(world, holding(Direction::North), 100);
    REQUIRE(countOf<OfferRefused>(events) == 1);
    CHECK(findIn<OfferRefused>(events)->fault == OfferFault::AskedInPassing);
    CHECK(world.altar.woven.empty());
    walkFor(world, {}, 1);
    events = walkFor(world, holding(Direction::North), 40);
    CHECK(countOf<OfferWoven>(events) == 1);
}

TEST_CASE("who walked into an offer weaves it by the sword key without letting go") {
    World world = altarWith(100);
    standBelow(world, offersIn(world).front());
    world.player.walkTicks = 60;
    Events events = walkFor(world, holding(Direction::North), 100);
    REQUIRE(countOf<OfferRefused>(events) == 1);
    events = walkFor(world, holding(Direction::North).with(Button::Sword), 1);
    CHECK(countOf<OfferRefused>(events) == 0);
    CHECK(countOf<OfferWoven>(events) == 1);
}

TEST_CASE("the sword key weaves an offer at once") {
    World world = altarWith(100);
    standBelow(world, offersIn(world).front());
    CHECK(countOf<OfferWoven>(walkFor(world, holding(Button::Sword), 1)) == 1);
}

TEST_CASE("the sword key weaves the offer that is shown, whichever way the knight faces") {
    World world = altarWith(100);
    const std::vector<Thing> offers = offersIn(world);
    standBelow(world, offers[1]);
    world.player.facing = Direction::West;
    const Events events = walkFor(world, holding(Button::Sword), 1);
    REQUIRE(countOf<OfferWoven>(events) == 1);
    CHECK(findIn<OfferWoven>(events)->offer == offers[1].offer);
    CHECK(world.player.swingTicks == 0);
}

TEST_CASE("a second press in the same place does not weave the offer beside it") {
    World world = altarWith(500);
    const std::vector<Thing> offers = offersIn(world);
    standBelow(world, offers[0]);
    // Between two stands, from which both can be read.
    const GridPos first = offers[0].tile;
    const GridPos second = offers[1].tile;
    REQUIRE(second.x - first.x <= 4);
    standInMiddleOf(world, {(first.x + second.x) / 2, first.y + 1});
    Events events = walkFor(world, holding(Button::Sword), 1);
    CHECK(countOf<OfferWoven>(events) == 1);
    walkFor(world, {}, 1);
    events = walkFor(world, holding(Button::Sword), 1);
    CHECK(countOf<OfferWoven>(events) == 0);
    CHECK(nearestOffer(world) == nullptr);
}

TEST_CASE("who cuts grass beside an offer does not weave it") {
    World world = altarWith(100);
    const Thing offer = offersIn(world)[1];
    standBelow(world, offer);
    world.player.facing = Direction::West;
    world.ground.lay({offer.tile.x - 1, offer.tile.y + 1}, Tile::Grass);
    const Events events = walkFor(world, holding(Button::Sword), 12);
    CHECK(countOf<OfferWoven>(events) == 0);
    CHECK(countOf<GrassCut>(events) == 1);
}

TEST_CASE("away from the offers the sword key swings the sword") {
    World world = altarWith(100);
    const Thing offer = offersIn(world)[1];
    standBelow(world, offer);
    standInMiddleOf(world, {offer.tile.x, offer.tile.y + 3});
    CHECK(countOf<OfferWoven>(walkFor(world, holding(Button::Sword), 1)) == 0);
    CHECK(world.player.swingTicks > 0);
}

TEST_CASE("the knight stands before the nearest offer") {
    World world = altarWith(0);
    const std::vector<Thing> offers = offersIn(world);
    CHECK(nearestOffer(world) == nullptr);
    standBelow(world, offers[1]);
    REQUIRE(nearestOffer(world) != nullptr);
    CHECK(nearestOffer(world)->tile == offers[1].tile);
}

TEST_CASE("an offer is read from two tiles away") {
    World world = altarWith(0);
    const Thing offer = offersIn(world)[1];
    standBelow(world, offer);
    standInMiddleOf(world, {offer.tile.x, offer.tile.y + 2});
    REQUIRE(nearestOffer(world) != nullptr);
    CHECK(nearestOffer(world)->tile == offer.tile);
    standInMiddleOf(world, {offer.tile.x, offer.tile.y + 3});
    CHECK(nearestOffer(world) == nullptr);
}

TEST_CASE("threads lie at an altar once") {
    World world = altarWith(0);
    world.config.adventure.thread.atAltar = 2;
    CHECK(world.player.kit.threads == 0);
    standBelow(world, offersIn(world).front());
    CHECK(countOf<ThreadsFound>(walkFor(world, {}, 1)) == 1);
    CHECK(countOf<ThreadsFound>(walkFor(world, {}, 10)) == 0);
    CHECK(world.player.kit.threads == 2);
}

TEST_CASE("what is woven is not for sale again once a thread has regrown the floor") {
    Config config = shippedConfig({"adventure.floor=1"});
    Expedition expedition(config, generateDungeon(config.dungeon, config.room, Seed{17}).value());
    const auto forSale = [&] {
        std::vector<OfferId> offers;
        for (const Thing& thing : offersIn(expedition.world())) {
            if (!thing.isEmpty) {
                offers.push_back(thing.offer);
            }
        }
        return offers;
    };
    const std::vector<OfferId> before = forSale();
    REQUIRE(before.size() == 3);
    expedition.world().altar.woven = OfferSet::of(before[0], before[2]);
    expedition.grow(config, generateDungeon(config.dungeon, config.room, Seed{17}).value());
    CHECK(forSale() == std::vector{before[1]});
}

}  // namespace doorstring
