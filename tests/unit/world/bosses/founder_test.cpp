// The attacks of the Founder, his shield, and what the knight's items do to him.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/bosses/founder.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/items/items.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World founderFight(GridPos knight, GridPos founder = {7, 4}) {
    WorldConfig config = fightConfig();
    config.items = shippedConfig().items;
    World world = fightIn(openRoom, knight, config);
    addCreature(world, CreatureKind::Founder, founder).doing = Doing::Walks;
    return world;
}

const FounderRules& rulesIn(const World& world) {
    return world.config.creatures.own.founder;
}

// He announces the attack as by himself; his choice is repeated until it is that one.
void announceMove(World& world, Move move) {
    for (std::uint64_t roll = 1; roll < 400; ++roll) {
        Creature& founder = only(world);
        const SubPos at = founder.body.at;
        const int phase = founder.phase;
        founder = makeCreature(world, CreatureKind::Founder, {0, 0}, roll);
        founder.body.at = founder.body.previous = at;
        founder.phase = phase;
        founder.doing = Doing::Walks;
        founder.ticks = rulesIn(world).pauseTicks;
        world.creatures.omens.clear();
        walkFor(world, {}, 1);
        if (only(world).doing == Doing::WindsUp && only(world).move == move) {
            return;
        }
    }
    FAIL("he never makes that move");
}

int burning(const World& world) {
    return static_cast<int>(std::ranges::count(world.ground.tiles().values(), Tile::Embers));
}

}  // namespace

TEST_CASE("the hammer is announced, hurts in its place alone, and leaves it burning") {
    for (const bool stays : {false, true}) {
        World world = founderFight({7, 6});
        announceMove(world, Move::FounderHammer);
        REQUIRE(world.creatures.omens.size() == 1);
        const Omen omen = world.creatures.omens.front();
        CHECK(omen.wait >= leastTellTicks);
        CHECK(only(world).facing == Direction::South);
        CHECK(overlap(omen.box, world.knightBox()));
        if (!stays) {
            standInMiddleOf(world, {11, 6});
        }
        const Events events = walkFor(world, {}, omen.wait + 2);
        CHECK(countOf<OmenStruck>(events) == 1);
        const int blow =
            damageOf(CreatureKind::Founder, Move::FounderHammer, world.config.creatures);
        CHECK(lostIn(events) == (stays ? blow : 0));
        CHECK(burning(world) == 6);
        CHECK(world.ground.at({6, 5}) == Tile::Embers);
        CHECK(world.ground.at({8, 6}) == Tile::Embers);
        only(world).doing = Doing::Stunned;
        only(world).stunTicks = 1000;
        only(world).ticks = 0;
        standInMiddleOf(world, {12, 2});
        walkFor(world, {}, rulesIn(world).burnTicks);
        CHECK(burning(world) == 0);
    }
}

TEST_CASE(
    "behind his gate he strikes with the hammer twice, each blow announced where the knight is") {
    World world = founderFight({7, 6});
    only(world).phase = 1;
    announceMove(world, Move::FounderHammer);
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    standInMiddleOf(world, {9, 4});
    REQUIRE(stepUntilDoing(world, Doing::WindsUp));
    REQUIRE(world.creatures.omens.back().kind == OmenKind::Hammer);
    CHECK(world.creatures.omens.back().wait >= leastTellTicks);
    CHECK(overlap(world.creatures.omens.back().box, world.knightBox()));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(stepUntilDoing(world, Doing::Rests));
}

TEST_CASE("nobody is safe from the hammer below his arms, and it stays in the room") {
    for (const GridPos tile : {GridPos{1, 1}, GridPos{7, 4}, GridPos{13, 7}}) {
        World world = founderFight(tile, tile);
        announceMove(world, Move::FounderHammer);
        const SubBox box = world.creatures.omens.front().box;
        CHECK(overlap(box, world.knightBox()));
        CHECK(box.at.x >= subpixelsPerTile);
        CHECK(box.at.y >= subpixelsPerTile);
        CHECK(box.right() <= 14 * subpixelsPerTile);
        CHECK(box.bottom() <= 8 * subpixelsPerTile);
    }
}

TEST_CASE("slag comes down in threes where the knight is, each announced") {
    World world = founderFight({12, 2}, {3, 6});
    announceMove(world, Move::FounderSlag);
    CHECK(world.creatures.omens.empty());
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    std::size_t announced = 0;
    Events events;
    for (int tick = 0; tick < 200 && only(world).doing == Doing::Attacks; ++tick) {
        const Events more = walkFor(world, {}, 1);
        for (const Omen& omen : world.creatures.omens) {
            CHECK(omen.wait >= leastTellTicks);
            announced += omen.ticks == 1 ? 1 : 0;
            if (omen.ticks == 1) {
                CHECK(centreOf(omen.box) == centreOf(world.knightBox()));
            }
        }
        events.insert(events.end(), more.begin(), more.end());
        standInMiddleOf(world, {1 + tick % 11, 2});
        world.player.body.safeTicks = 1000;
    }
    walkFor(world, {}, 60);
    CHECK(announced == 3);
    CHECK(burning(world) > 0);
}

TEST_CASE("fire around him does not stop him") {
    World world = founderFight({7, 4}, {12, 6});
    for (const GridPos tile : cellsIn({10, 4, 4, 4})) {
        world.ground.burn(tile, 1000);
    }
    const SubPos before = only(world).body.at;
    walkFor(world, {}, 20);
    CHECK(only(world).body.at.x < before.x);
}

TEST_CASE("slag that comes down beyond the room burns nothing") {
    World world = founderFight({7, 4});
    const int before = burning(world);
    world.ground.burn({-1, 4}, 60);
    world.ground.burn({7, world.terrain().size().height}, 60);
    CHECK(burning(world) == before);
}

TEST_CASE("he rushes along a row until a wall stops him, and rests with the shield down") {
    World world = founderFight({13, 4}, {3, 4});
    announceMove(world, Move::FounderRush);
    CHECK(windUpTicksOf(CreatureKind::Founder, Move::FounderRush, world.config.creatures) >=
          leastGreatTellTicks);
    CHECK(guardedSides(only(world)) == DoorSet::of(Direction::East));
    REQUIRE(world.creatures.omens.size() == 1);
    const SubBox way = world.creatures.omens.front().box;
    standInMiddleOf(world, {7, 1});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    CHECK(way.right() == only(world).body.hitBox().right());
    CHECK(centreOf(only(world).body.hitBox()).x > tileCentre({12, 4}).x);
    CHECK(guardedSides(only(world)).empty());
    CHECK(restTicksOf(CreatureKind::Founder, Move::FounderRush, world.config.creatures) >= 90);
}

TEST_CASE("a pillar stops his rush and dazes him") {
    World world = founderFight({13, 4}, {3, 4});
    announceMove(world, Move::FounderRush);
    world.ground.lay({8, 4}, Tile::Pillar);
    standInMiddleOf(world, {11, 1});
    REQUIRE(stepUntilDoing(world, Doing::Stunned));
    CHECK(only(world).stunTicks == rulesIn(world).dazedTicks);
    CHECK(centreOf(only(world).body.hitBox()).x < tileCentre({8, 4}).x);
}

TEST_CASE("without seconds to burn his hammer leaves the ground as it is") {
    World world = founderFight({7, 6});
    world.config.creatures.own.founder.burnTicks = 0;
    announceMove(world, Move::FounderHammer);
    walkFor(world, {}, 300);
    CHECK(burning(world) == 0);
}

TEST_CASE("a wall that stops his rush beside a pillar does not daze him") {
    World world = founderFight({13, 4}, {3, 4});
    announceMove(world, Move::FounderRush);
    world.ground.lay({12, 3}, Tile::Pillar);
    world.ground.lay({12, 5}, Tile::Pillar);
    standInMiddleOf(world, {11, 1});
    REQUIRE(stepUntil(world, {}, 600, [](const World& now) {
        const Doing doing = now.creatures.living.front().doing;
        return doing == Doing::Rests || doing == Doing::Stunned;
    }));
    CHECK(only(world).doing == Doing::Rests);
}

TEST_CASE("his eyes glow as long before an attack as the lantern dazzles him, on every floor") {
    for (const int speed : {50, 100, 150}) {
        World world = founderFight({13, 4}, {3, 4});
        world.config.bossSpeed = speed;
        only(world).phase = 1;
        int glows = 0;
        while (only(world).doing == Doing::Walks) {
            glows += areEyesGlowing(world, only(world)) ? 1 : 0;
            walkFor(world, {}, 1);
        }
        CHECK(std::abs(glows - rulesIn(world).glowTicks) <= 1);
    }
}

TEST_CASE("the shield stops blows from where he faces, unless he rests, is stunned or lacks it") {
    World world = founderFight({7, 6});
    const auto strikeFrom = [&](GridOffset pixels) {
        Events events;
        only(world).body.safeTicks = 0;
        const SubPos middle = centreOf(only(world).body.hitBox());
        strikeAll(world, only(world).body.hitBox(),
                  {{middle.x + toSubpixels(pixels.x), middle.y + toSubpixels(pixels.y)}}, events);
        return countOf<CreatureStruck>(events);
    };
    only(world).facing = Direction::South;
    CHECK(strikeFrom({0, 20}) == 0);
    CHECK(strikeFrom({0, -20}) == 1);
    CHECK(strikeFrom({20, 0}) == 1);
    for (const Doing doing : {Doing::Rests, Doing::Stunned}) {
        only(world).doing = doing;
        CHECK(strikeFrom({0, 20}) == 1);
    }
    only(world).doing = Doing::Walks;
    ownState<FounderState>(only(world)).bareTicks = 10;
    CHECK(strikeFrom({0, 20}) == 1);
}

TEST_CASE("the hook takes his shield for a while, from the front alone") {
    for (const bool isFront : {true, false}) {
        World world = founderFight({3, 4});
        only(world).doing = Doing::Rests;
        only(world).ticks = -1000;
        only(world).facing = isFront ? Direction::West : Direction::South;
        only(world).doing = Doing::WindsUp;
        world.player.facing = Direction::East;
        Events events;
        throwHook(world, events);
        for (int tick = 0; tick < 60; ++tick) {
            advanceHook(world, events);
        }
        CHECK(countOf<CreatureHooked>(events) == (isFront ? 1 : 0));
        CHECK((ownState<FounderState>(only(world)).bareTicks > 0) == isFront);
        CHECK_FALSE(world.tools.hook);
    }
}

TEST_CASE("a bomb dazes him and breaks off what he announced, and costs him no health") {
    World world = founderFight({7, 6});
    announceMove(world, Move::FounderHammer);
    const int health = only(world).health;
    Events events;
    burst(world, {centreOf(only(world).body.hitBox()), 24, 3, 1}, events);
    CHECK(only(world).doing == Doing::Stunned);
    CHECK(only(world).health == health);
    CHECK(world.creatures.omens.empty());
}

TEST_CASE("at his gate he puts out the lights until he falls") {
    World world = founderFight({13, 7});
    only(world).health = rowOf(world, CreatureKind::Founder).health / 2 + 1;
    CHECK_FALSE(isDark(world, world.room));
    Events events;
    strikeAll(world, only(world).body.hitBox(), {{0, 0}}, events);
    REQUIRE(only(world).doing == Doing::Changes);
    events = walkFor(world, {}, 40);
    CHECK(countOf<LightsWentOut>(events) == 1);
    CHECK(isDark(world, world.room));
    only(world).health = 1;
    only(world).doing = Doing::Rests;
    only(world).body.safeTicks = 0;
    strikeAll(world, only(world).body.hitBox(), {{0, 0}}, events);
    CHECK_FALSE(isDark(world, world.room));
}

TEST_CASE("in the dark the lantern dazzles him while his eyes glow, from near and in his face") {
    struct Case {
        GridPos knight;
        Direction facing;
        bool isDark;
        bool hasLantern;
        bool dazzles;
    };
    const std::vector<Case> cases{{{10, 4}, Direction::West, true, true, true},
                                  {{10, 4}, Direction::East, true, true, false},
                                  {{13, 4}, Direction::West, true, true, false},
                                  {{10, 4}, Direction::West, false, true, false},
                                  {{10, 4}, Direction::West, true, false, false}};
    for (const Case& one : cases) {
        World world = founderFight(one.knight);
        world.areLightsOut = one.isDark;
        world.player.facing = one.facing;
        world.player.kit.items =
            one.hasLantern ? EnumSet<Item>::of(Item::Lantern) : EnumSet<Item>();
        world.player.kit.chosen = one.hasLantern ? std::optional(Item::Lantern) : std::nullopt;
        only(world).ticks = rulesIn(world).pauseTicks - rulesIn(world).glowTicks;
        walkFor(world, {}, 1);
        CHECK((only(world).doing == Doing::Stunned) == one.dazzles);
    }
}

TEST_CASE("the lantern dazzles him once before each attack") {
    World world = founderFight({10, 4});
    world.areLightsOut = true;
    world.player.facing = Direction::West;
    world.player.kit.items = EnumSet<Item>::of(Item::Lantern);
    world.player.kit.chosen = Item::Lantern;
    const auto doingAfterGlow = [&] {
        only(world).doing = Doing::Walks;
        only(world).ticks = rulesIn(world).pauseTicks - rulesIn(world).glowTicks;
        walkFor(world, {}, 1);
        return only(world).doing;
    };
    CHECK(doingAfterGlow() == Doing::Stunned);
    CHECK(doingAfterGlow() == Doing::Walks);
    only(world).ticks = rulesIn(world).pauseTicks;
    walkFor(world, {}, 1);
    REQUIRE(only(world).doing == Doing::WindsUp);
    CHECK(doingAfterGlow() == Doing::Stunned);
}

TEST_CASE("burning ground hurts who stands on it, and not who hops over it") {
    World world = fightIn(openRoom, {5, 4});
    world.ground.burn({5, 4}, 100);
    CHECK(world.ground.at({5, 4}) == Tile::Embers);
    world.player.hopTicks = 1;
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 1)) == 0);
    world.player.hopTicks = 0;
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 1)) == 1);
    standInMiddleOf(world, {9, 4});
    walkFor(world, {}, 100);
    CHECK(world.ground.at({5, 4}) == Tile::Ground);
    world.ground.lay({5, 4}, Tile::Pit);
    world.ground.burn({5, 4}, 100);
    CHECK(world.ground.at({5, 4}) == Tile::Pit);
}
