// The captive: how he is freed, follows, strikes, kneels and leaves.
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/turn.hpp"
#include "world/expedition.hpp"
#include "world/guests/companion.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr GridPos cageTile{7, 3};

World worldWithCage(const std::vector<std::string>& rows = openRoom, DoorSet doors = {}) {
    World world = worldOf(rows, {7, 4}, doors, fightConfig());
    world.things.add({.kind = ThingKind::Cage, .cell = world.cell(), .tile = cageTile});
    world.ground.lay(cageTile, Tile::Fixture);
    return world;
}

World worldWithCompanion(const std::vector<std::string>& rows = openRoom, DoorSet doors = {}) {
    World world = worldWithCage(rows, doors);
    Events events;
    freeCaptive(world, *world.things.at(world.cell(), cageTile), events);
    REQUIRE(world.companion);
    return world;
}

int pixelsFromKnight(const World& world) {
    return toPixels(
        longerAxis(centreOf(world.companion->body.hitBox()) - centreOf(world.knightBox())));
}

}  // namespace

TEST_CASE("a cage opens once to a knight who pushes at it") {
    World world = worldWithCage();
    const Events events = walkFor(world, InputFrame{}.with(Direction::North), 60);
    CHECK(countOf<CaptiveFreed>(events) == 1);
    REQUIRE(world.companion);
    CHECK(hasFooting(world, world.companion->body));
    CHECK_FALSE(world.things.at(world.cell(), cageTile)->isUsable());
}

TEST_CASE("a companion follows the knight around what is in the way, on safe ground") {
    const std::vector<std::string> rows{"###############", "#.............#", "#.oooo...oooo.#",
                                        "#.o.........o.#", "#.o..___....o.#", "#.o.........o.#",
                                        "#.oooo.^.oooo.#", "#.............#", "###############"};
    World world = worldWithCompanion(rows);
    standInMiddleOf(world, {1, 7});
    Events events;
    for (int tick = 0; tick < 600; ++tick) {
        step(world, {}, events);
        CHECK(hasFooting(world, world.companion->body));
    }
    CHECK(pixelsFromKnight(world) <= 30);
}

TEST_CASE("a companion is never in the knight's way") {
    World world = worldWithCompanion();
    World alone = worldWithCage();
    alone.things.markEmpty(alone.cell(), cageTile);
    standInMiddleOf(world, {3, 4});
    standInMiddleOf(alone, {3, 4});
    const InputFrame east = InputFrame{}.with(Direction::East);
    walkFor(world, east, 60);
    walkFor(alone, east, 60);
    CHECK(world.player.body.at == alone.player.body.at);
}

TEST_CASE("a companion fells a creature, blow after blow") {
    World world = worldWithCompanion();
    const CaptiveRules rules = world.config.adventure.guests.captive;
    Creature& knot = addCreature(world, CreatureKind::Skeleton, {10, 4});
    knot.health = 3;
    world.config.creatures.rules.shooterWaitTicks = 100000;  // it only wanders
    const Events events = walkFor(world, {}, 10 * rules.blowTicks);
    CHECK(countOf<CompanionSwung>(events) >= 3);
    CHECK(countOf<CreatureFell>(events) == 1);
}

TEST_CASE("a companion lets creatures be whose turn counts") {
    World world = worldWithCompanion();
    addCreature(world, CreatureKind::Bat, {9, 4}).turn = 1;
    CHECK(countOf<CompanionSwung>(walkFor(world, {}, 300)) == 0);
}

TEST_CASE("a companion who is hit kneels for a while, and rises") {
    World world = worldWithCompanion();
    const CaptiveRules rules = world.config.adventure.guests.captive;
    standInMiddleOf(world, {2, 7});  // where nothing meets him
    Creature& slime = addCreature(world, CreatureKind::Slime, {7, 3});
    slime.doing = Doing::Attacks;
    slime.body.at = world.companion->body.at;
    Events events;
    step(world, {}, events);
    CHECK(countOf<CompanionKnelt>(events) == 1);
    CHECK(world.companion->doing == CompanionDoing::Kneels);
    world.creatures.living.clear();
    walkFor(world, {}, rules.kneelTicks - 5);
    CHECK(world.companion->doing == CompanionDoing::Kneels);
    walkFor(world, {}, 10);
    CHECK(world.companion->doing != CompanionDoing::Kneels);
}

TEST_CASE("a companion comes with the knight into the next room") {
    std::vector<std::string> rows = openRoom;
    rows[4].back() = '.';
    World world = worldWithCompanion(rows, DoorSet::of(Direction::East));
    REQUIRE(stepUntil(world, InputFrame{}.with(Direction::East), 600, isSliding));
    REQUIRE(stepUntil(world, InputFrame{}.with(Direction::East), 600, isStill));
    CHECK(pixelsFromKnight(world) <= 24);
    CHECK(hasFooting(world, world.companion->body));
}

TEST_CASE("a companion leaves a gift at the stairs") {
    World world = worldWithCompanion();
    const CaptiveRules rules = world.config.adventure.guests.captive;
    world.player.kit.halfHearts -= 10;
    const Kit before = world.player.kit;
    Events events;
    partFromCompanion(world, events);
    CHECK(world.player.kit.coins == before.coins + rules.coins);
    CHECK(world.player.kit.halfHearts == before.halfHearts + rules.halves);
    CHECK(countOf<CompanionLeft>(events) == 1);
}

TEST_CASE("a companion stays when a thread regrows the floor, and does not come down the stairs") {
    const Config config = shippedFloor(1);
    const auto grown = [&](std::uint64_t seed) {
        return generateDungeon(config.dungeon, config.room, Seed{seed}).value();
    };
    Expedition expedition(config, grown(5));
    World& world = expedition.world();
    const Thing cage{.kind = ThingKind::Cage, .cell = world.cell(), .tile = cageTile};
    world.things.add(cage);
    Events events;
    freeCaptive(world, cage, events);
    expedition.grow(config, grown(6));
    REQUIRE(world.companion);
    CHECK(hasFooting(world, world.companion->body));
    CHECK(pixelsFromKnight(world) <= 30);
    expedition.descend(config, grown(7));
    CHECK_FALSE(world.companion);
}
