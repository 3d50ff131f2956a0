// The thief: what it snatches, how it runs, and how the coins come back.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/items.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> roomWithPillars{
    "###############", "#.............#", "#..oo.....oo..#", "#.............#", "#.....ooo......",
    "#.............#", "#..oo.....oo..#", "#.............#", "###############"};

World worldWithThief(GridPos knight, GridPos thief, int coins) {
    World world = worldOf(roomWithPillars, knight, DoorSet::of(Direction::East), fightConfig());
    world.player.kit.coins = coins;
    addCreature(world, CreatureKind::Thief, thief);
    return world;
}

bool runs(const World& world) {
    return !world.creatures.living.empty() &&
           ownState<ThiefState>(world.creatures.living.front()).coins > 0;
}

// Right beside the knight it steals after its wind-up.
World worldAfterTheft(int coins) {
    World world = worldWithThief({7, 5}, {6, 5}, coins);
    REQUIRE(stepUntil(world, {}, 120, runs));
    return world;
}

void strikeThief(World& world, Events& events) {
    Creature& thief = only(world);
    thief.body.safeTicks = 0;
    strikeAll(world, thief.body.hitBox(), {{0, 0}}, events);
}

}  // namespace

TEST_CASE("a thief snatches no more coins than it can carry, and hurts nobody") {
    const ThiefRules rules = fightConfig().adventure.guests.thief;
    const int coins = GENERATE(4, 40);
    World world = worldWithThief({7, 5}, {5, 5}, coins);
    Events events;
    for (int tick = 0; tick < 400 && !runs(world); ++tick) {
        step(world, {}, events);
    }
    const int snatched = std::min(coins, rules.coins);
    CHECK(world.player.kit.coins == coins - snatched);
    CHECK(countOf<CoinsSnatched>(events) == 1);
    CHECK(lostIn(events) == 0);
    CHECK(lostIn(walkFor(world, {}, 200)) == 0);
}

TEST_CASE("a thief leaves a knight without coins alone") {
    World world = worldWithThief({7, 5}, {6, 5}, 0);
    const Events events = walkFor(world, {}, 600);
    CHECK(countOf<CoinsSnatched>(events) == 0);
    CHECK(countOf<CreatureWoundUp>(events) == 0);
}

TEST_CASE("the doors are shut while a thief runs with coins, and open when it is caught") {
    World world = worldAfterTheft(20);
    CHECK(world.shutDoors(world.cell()) == DoorSet::of(Direction::East));
    Events events;
    strikeThief(world, events);
    CHECK(world.shutDoors(world.cell()) == DoorSet::of(Direction::East));
    strikeThief(world, events);
    CHECK(world.shutDoors(world.cell()).empty());
}

TEST_CASE("a thief that is caught gives back what it has, and drops more") {
    World world = worldAfterTheft(20);
    const ThiefRules rules = world.config.adventure.guests.thief;
    Events events;
    strikeThief(world, events);
    CHECK(countOf<ThiefCaught>(events) == 0);
    strikeThief(world, events);
    CHECK(countOf<ThiefCaught>(events) == 1);
    CHECK(world.creatures.living.empty());
    CHECK(world.player.kit.coins == 20);
    walkFor(world, {}, 300);
    CHECK(world.player.kit.coins >= 20 + rules.bonus);
}

TEST_CASE("a thief slips out with the coins after a while, and does not come back") {
    World world = worldAfterTheft(20);
    const ThiefRules rules = world.config.adventure.guests.thief;
    const Events events = walkFor(world, {}, rules.escapeTicks + 300);
    CHECK(countOf<ThiefEscaped>(events) == 1);
    CHECK(countOf<CreatureFell>(events) == 0);
    CHECK(world.creatures.living.empty());
    CHECK(world.player.kit.coins == 20 - rules.coins);
    CHECK(world.shutDoors(world.cell()).empty());
    CHECK(world.cleared.size() == 1);
}

TEST_CASE("a running thief keeps away from a knight who follows it, and stays within the room") {
    World world = worldAfterTheft(20);
    int near = 0;
    Events events;
    for (int tick = 0; tick < 600; ++tick) {
        const Creature& thief = only(world);
        const GridOffset way = centreOf(thief.body.hitBox()) - centreOf(world.knightBox());
        step(world, InputFrame{}.with(mainDirection(way)), events);
        CHECK(hasFooting(world.terrain(), only(world).body));
        near += pixelsApart(world, only(world)) < 14 ? 1 : 0;
    }
    CHECK(near < 90);
}

TEST_CASE("a thief that is shut off from the knight stays where it is until it is gone") {
    const std::vector<std::string> twoHalves{
        "###############", "#.....#.......#", "#.....#.......#",
        "#.....#.......#", "#..............", "#.....#.......#",
        "#.....#.......#", "#.....#.......#", "###############"};
    World world = worldOf(twoHalves, {7, 4}, DoorSet::of(Direction::East), fightConfig());
    world.player.kit.coins = 20;
    addCreature(world, CreatureKind::Thief, {5, 4});
    REQUIRE(stepUntil(world, {}, 120, runs));
    REQUIRE(stepUntil(world, {}, 120, [](const World& now) {
        return tileUnder(now.creatures.living.front().body).x < 5;
    }));
    world.ground.lay({6, 4}, Tile::Pillar);  // as though a crate were pushed there
    walkFor(world, {}, 30);
    const SubPos place = only(world).body.at;
    CHECK(pixelsApart(world, only(world)) < 72);  // it does not laugh at him from afar
    walkFor(world, {}, 30);
    CHECK(only(world).body.at == place);
    const Events events = walkFor(world, {}, world.config.adventure.guests.thief.escapeTicks);
    CHECK(countOf<ThiefEscaped>(events) == 1);
}

namespace {

// The thief stands still, three tiles east of where the knight looks.
void standBeforeKnight(World& world) {
    world.config.creatures.kinds[CreatureKind::Thief].attackSpeed = 0;
    standInMiddleOf(world, {7, 5});
    world.player.facing = Direction::East;
    Body& body = only(world).body;
    body.at = centred(body.hitBox(), tileCentre({10, 5})).at;
}

}  // namespace

TEST_CASE("an arrow or the hook brings back at once what a thief has snatched") {
    const Item item = GENERATE(Item::Bow, Item::Hook);
    World world = worldAfterTheft(20);
    standBeforeKnight(world);
    world.player.kit.arrows = 1;
    Events events;
    REQUIRE((item == Item::Bow ? shootArrow(world, events) : throwHook(world, events)));
    events = walkFor(world, {}, 60);
    CHECK(countOf<CreatureStruck>(events) == 1);
    CHECK(countOf<ThiefCaught>(events) == 1);
    CHECK(world.player.kit.coins >= 20);
    CHECK(world.shutDoors(world.cell()).empty());
}

TEST_CASE("the hook still catches a thief that is about to slip out") {
    World world = worldAfterTheft(20);
    standBeforeKnight(world);
    Creature& thief = only(world);
    thief.ticks = world.config.adventure.guests.thief.escapeTicks + 1000;
    Events events;
    REQUIRE(letAnswer(world, thief, {Item::Hook, tileCentre({10, 5}), {1, 0}}, events));
    events = walkFor(world, {}, 1);
    CHECK(countOf<ThiefEscaped>(events) == 0);
    CHECK(countOf<ThiefCaught>(events) == 1);
}

TEST_CASE("the hook only pulls a thief that has snatched nothing") {
    World world = worldWithThief({7, 5}, {10, 5}, 0);
    world.config.creatures.kinds[CreatureKind::Thief].speed = 0;
    standBeforeKnight(world);
    Events events;
    throwHook(world, events);
    events = walkFor(world, {}, 60);
    CHECK(countOf<CreatureHooked>(events) == 1);
    CHECK(countOf<CreatureStruck>(events) == 0);
}
