// Each rule notices when it is broken.
#include "cli/autoplay/rule_watch.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

PlayRule brokenIn(const World& world) {
    return RuleWatch()(world, {});
}

World soundWorld() {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Slime, {3, 3});
    return world;
}

// The first rule that is broken while the knight stands there.
PlayRule brokenWithin(World world, int ticks) {
    RuleWatch watch;
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        events.clear();
        step(world, {}, events);
        if (const PlayRule rule = watch(world, events); rule != PlayRule::None) {
            return rule;
        }
    }
    return PlayRule::None;
}

}  // namespace

TEST_CASE("a sound world breaks no rule") {
    CHECK(brokenIn(soundWorld()) == PlayRule::None);
    const auto kind =
        static_cast<CreatureKind>(GENERATE(range(0, static_cast<int>(creatureCount))));
    World world = fightIn(openRoom, {7, 4});
    world.player.facing = Direction::East;
    addCreature(world, kind, {5, 4});
    CHECK(brokenWithin(world, 900) == PlayRule::None);
}

TEST_CASE("the umpire sees a knight in a wall and one with impossible health") {
    World world = soundWorld();
    world.player.body.at = {0, 0};
    CHECK(brokenIn(world) == PlayRule::KnightInWall);
    world = soundWorld();
    world.player.kit.halfHearts = 2 * world.config.player.hearts + 1;
    CHECK(brokenIn(world) == PlayRule::KnightHealth);
    world.player.kit.halfHearts = 0;
    CHECK(brokenIn(world) == PlayRule::KnightHealth);
    world.player.deathTicks = 1;
    CHECK(brokenIn(world) == PlayRule::None);
}

TEST_CASE("the hook may pull the knight over water, but not through walls") {
    World world = soundWorld();
    world.ground.lay({7, 4}, Tile::DeepWater);
    CHECK(brokenIn(world) == PlayRule::KnightInWall);
    world.player.isPulled = true;
    CHECK(brokenIn(world) == PlayRule::None);
    world.player.body.at = {0, 0};
    CHECK(brokenIn(world) == PlayRule::KnightInWall);
}

TEST_CASE("the umpire keeps two of a kind at one place apart") {
    World world = fightIn(openRoom, {7, 4});
    for (int i = 0; i < 2; ++i) {
        addCreature(world, CreatureKind::Charger, {3, 4});
    }
    Creature& second = world.creatures.living[1];
    second.doing = Doing::WindsUp;
    RuleWatch watch;
    for (int tick = 0; tick < 40; ++tick) {
        CHECK(watch(world, {}) == PlayRule::None);
        for (Creature& one : world.creatures.living) {
            one.body.previous = one.body.at;
        }
    }
    second.doing = Doing::Attacks;
    CHECK(watch(world, {}) == PlayRule::None);
    world.creatures.living[0].doing = Doing::Attacks;
    CHECK(watch(world, {}) == PlayRule::Unannounced);
}

TEST_CASE("the umpire sees creatures where they may not be and as they may not be") {
    World world = soundWorld();
    only(world).body.at = {0, 0};
    CHECK(brokenIn(world) == PlayRule::CreatureOffGround);
    world = soundWorld();
    world.ground.lay({3, 3}, Tile::Pit);
    CHECK(brokenIn(world) == PlayRule::CreatureOffGround);
    only(world).body.gait = Gait::Flies;
    CHECK(brokenIn(world) == PlayRule::None);
    world = soundWorld();
    only(world).health = 0;
    CHECK(brokenIn(world) == PlayRule::CreatureHealth);
    world = soundWorld();
    for (int i = 0; i <= 2 * mostCreatures; ++i) {
        addCreature(world, CreatureKind::Bat, {3, 3});
    }
    CHECK(brokenIn(world) == PlayRule::TooManyCreatures);
    world = soundWorld();
    world.creatures.projectiles.resize(Creatures::mostProjectiles + 1);
    CHECK(brokenIn(world) == PlayRule::TooManyThings);
}

TEST_CASE("the umpire sees an attack that was announced for too short a time") {
    World world = fightIn(openRoom, {7, 4});
    const auto kind = GENERATE(CreatureKind::Slime, CreatureKind::Skeleton);
    addCreature(world, kind, {5, 4});
    world.config.creatures.kinds[kind].windUpTicks = 21;
    CHECK(brokenWithin(world, 300) == PlayRule::None);
    world.config.creatures.kinds[kind].windUpTicks = 19;
    CHECK(brokenWithin(world, 300) == PlayRule::Unannounced);
}

TEST_CASE("the umpire lets a turret fall asleep as it shoots") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Turret, {3, 3});
    only(world).doing = Doing::WindsUp;
    RuleWatch watch;
    CHECK(watch(world, {}) == PlayRule::None);
    world.creatures.living.clear();
    Events shot{ProjectileFired{ProjectileKind::Bolt, {}}};
    CHECK(RuleWatch(watch)(world, shot) == PlayRule::Unannounced);
    shot.push_back(CreatureSlept{CreatureKind::Turret, {}});
    CHECK(watch(world, shot) == PlayRule::None);
}

TEST_CASE("the umpire lets what stops a creature do so in the tick in which it shoots") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Bomber, {3, 3});
    only(world).doing = Doing::WindsUp;
    RuleWatch watch;
    CHECK(watch(world, {}) == PlayRule::None);
    only(world).doing = Doing::Rests;
    Events shot{ProjectileFired{ProjectileKind::Bomb, {}}};
    CHECK(RuleWatch(watch)(world, shot) == PlayRule::Unannounced);
    const Event stop = GENERATE(Event{CreatureHooked{CreatureKind::Bomber, {}}},
                                Event{CreatureStunned{CreatureKind::Bomber, {}}},
                                Event{BossChanged{}}, Event{BossFalls{}});
    shot.push_back(stop);
    CHECK(watch(world, shot) == PlayRule::None);
}

TEST_CASE("the umpire lets a choir that has just thrown grow angry once more") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Singer, {3, 3});
    only(world).doing = Doing::WindsUp;
    RuleWatch watch;
    CHECK(watch(world, {}) == PlayRule::None);
    Events thrown{ProjectileFired{ProjectileKind::Bone, {}}};
    CHECK(RuleWatch(watch)(world, thrown) == PlayRule::Unannounced);
    thrown.push_back(ChoirAngered{});
    CHECK(watch(world, thrown) == PlayRule::None);
}
