// What all bosses share: gates that no blow leads past, and being stunned.
#include "testing/catch2.hpp"
#include "unit/world/bosses/king_fights.hpp"
#include "world/creatures/omens.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The king has so much health left before his gate, which is at 6 of 12.
World kingBefore(int blows, GridPos knight = {13, 7}) {
    World world = kingFight(knight);
    only(world).health = 6 + blows;
    world.config.creatures.own.kingSlime.mostSlimes = 0;
    return world;
}

Events blastKing(World& world, int blows) {
    Events events;
    burst(world, {centreOf(only(world).body.hitBox()), 24, blows, 1}, events);
    return events;
}

int changeTicks(const World& world) {
    return world.config.creatures.bosses[CreatureKind::KingSlime].changeTicks;
}

}  // namespace

TEST_CASE("a blast of many blows leads to the gate and not past it") {
    for (const int blows : {1, 3, 20}) {
        INFO(blows << " blows");
        World world = kingBefore(1);
        const Events events = blastKing(world, blows);
        CHECK(only(world).health == 6);
        CHECK(only(world).phase == 1);
        CHECK(only(world).doing == Doing::Changes);
        CHECK(countOf<BossChanged>(events) == 1);
        CHECK(countOf<BossFalls>(events) == 0);
    }
}

TEST_CASE("each of several gates stops a blow, in their order, and then he falls") {
    WorldConfig config = fightConfig();
    config.creatures.bosses[CreatureKind::KingSlime].gates = {75, 50, 25};
    World world = kingFight({13, 7}, {7, 4}, config);
    for (const int health : {9, 6, 3}) {
        blastKing(world, 20);
        CHECK(only(world).health == health);
        only(world).doing = Doing::Walks;
        only(world).body.safeTicks = 0;
    }
    CHECK(only(world).phase == 3);
    CHECK(countOf<BossFalls>(blastKing(world, 20)) == 1);
}

TEST_CASE("nothing hurts a boss while it changes, nor does it attack; then it fights on") {
    World world = kingBefore(1, {7, 6});
    strikeKing(world);
    const int ticks = changeTicks(world);
    CHECK(ticks >= 30);
    CHECK(ticks <= 60);
    for (int tick = 0; tick < ticks; ++tick) {
        CHECK(countOf<CreatureStruck>(strikeKing(world)) == 0);
        CHECK(blastKing(world, 3).size() == 1);  // the blast itself
        world.player.body.safeTicks = 100;
        CHECK(countOf<CreatureWoundUp>(walkFor(world, {}, 1)) == 0);
    }
    CHECK(only(world).health == 6);
    walkFor(world, {}, 2);
    CHECK(only(world).doing == Doing::Walks);
    CHECK(countOf<CreatureStruck>(strikeKing(world)) == 1);
}

TEST_CASE("a gate breaks off what a boss has announced") {
    World world = kingBefore(1);
    beginAttack(world, Move::KingSpit);
    announce(world, {.kind = OmenKind::Wave, .from = CreatureKind::KingSlime});
    strikeKing(world);
    CHECK(only(world).doing == Doing::Changes);
    CHECK(world.creatures.omens.empty());
    CHECK(world.creatures.projectiles.empty());
}

TEST_CASE("a fan of which no shot is added is not reported as fired") {
    World world = kingFight({13, 7});
    beginAttack(world, Move::KingSpit);
    Projectile still;
    still.kind = ProjectileKind::Blob;
    still.body = bodyAround(tileCentre({2, 2}), {4, 4}, Gait::Flies);
    const int windUp = world.config.creatures.moves[Move::KingSpit].windUpTicks;
    for (int tick = 0; tick < windUp + 5; ++tick) {
        world.creatures.projectiles.assign(Creatures::mostProjectiles, still);
        CHECK(countOf<ProjectileFired>(walkFor(world, {}, 1)) == 0);
    }
    CHECK(only(world).doing != Doing::WindsUp);
}

TEST_CASE("a stunned boss stands for as long as that takes, and blows count") {
    World world = kingFight({13, 7});
    beginAttack(world, Move::KingSpit);
    Events events;
    stun(world, only(world), 40, events);
    CHECK(countOf<CreatureStunned>(events) == 1);
    const int health = only(world).health;
    CHECK(countOf<CreatureStruck>(strikeKing(world)) == 1);
    CHECK(only(world).health == health - 1);
    for (int tick = 0; tick < 40; ++tick) {
        CHECK(only(world).doing == Doing::Stunned);
        CHECK(countOf<ProjectileFired>(walkFor(world, {}, 1)) == 0);
    }
    walkFor(world, {}, 1);
    CHECK(only(world).doing != Doing::Stunned);
}

TEST_CASE("nothing stuns a boss that changes or falls") {
    for (const Doing doing : {Doing::Changes, Doing::Falls}) {
        World world = kingFight({13, 7});
        only(world).doing = doing;
        Events events;
        stun(world, only(world), 40, events);
        CHECK(events.empty());
        CHECK(only(world).doing == doing);
    }
}

TEST_CASE("an omen hurts in its time and in its place, and nowhere else") {
    const SubBox box = boxAround(tileCentre({5, 4}), toSubpixels(32), toSubpixels(32));
    for (const bool isIn : {false, true}) {
        World world = fightIn(openRoom, isIn ? GridPos{5, 4} : GridPos{9, 4});
        REQUIRE(
            announce(world, {.kind = OmenKind::Hammer, .box = box, .wait = 40, .hurtTicks = 3}));
        CHECK(countOf<KnightHurt>(walkFor(world, {}, 39)) == 0);
        const Events events = walkFor(world, {}, 1);
        CHECK(countOf<OmenStruck>(events) == 1);
        CHECK(countOf<KnightHurt>(events) == (isIn ? 1 : 0));
        walkFor(world, {}, 3);
        CHECK(world.creatures.omens.empty());
    }
}

TEST_CASE("no omen is announced for less than half a second") {
    World world = fightIn(openRoom, {5, 4});
    announce(world, {.kind = OmenKind::Slag, .wait = 1});
    CHECK(world.creatures.omens.front().wait == leastTellTicks);
    for (std::size_t i = 1; i < Creatures::mostOmens; ++i) {
        CHECK(announce(world, {.kind = OmenKind::Slag}));
    }
    CHECK_FALSE(announce(world, {.kind = OmenKind::Slag}));
}
