// The rule of each kind.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A mimic wakes only where the knight is beside it.
GridPos besideKnight(CreatureKind kind) {
    return kind == CreatureKind::Mimic ? GridPos{6, 4} : GridPos{4, 4};
}

}  // namespace

TEST_CASE("each kind announces its attack for as long as its row says, attacks, and rests") {
    const auto kind = static_cast<CreatureKind>(GENERATE(range(0, commonCount)));
    INFO(name(kind));
    if (onlyHolds(kind)) {
        return;
    }
    World world = fightIn(openRoom, {7, 4});
    world.player.facing = Direction::East;  // a ghost comes on only behind his back
    addCreature(world, kind, besideKnight(kind));
    REQUIRE(stepUntilDoing(world, Doing::WindsUp));
    const auto phases = phasesOf(world, 400);
    const CreatureConfig& row = rowOf(world, kind);
    REQUIRE(phases.size() >= 3);
    CHECK(phases[0].doing == Doing::WindsUp);
    CHECK(phases[0].ticks == row.windUpTicks - 1);  // its first tick was before
    CHECK(phases[1].doing == Doing::Attacks);
    CHECK(phases[2].doing == Doing::Rests);
    CHECK(phases[2].ticks == row.restTicks);
}

TEST_CASE("each attack is announced by an event with its wind-up") {
    const auto kind =
        static_cast<CreatureKind>(GENERATE(range(0, static_cast<int>(creatureCount))));
    INFO(name(kind));
    if (onlyHolds(kind)) {
        return;
    }
    WorldConfig config = fightConfig();
    config.creatures.own.string.puppets = 0;  // they announce theirs, too
    World world = fightIn(openRoom, {7, 4}, config);
    world.player.facing = Direction::East;
    addCreature(world, kind, besideKnight(kind));
    Events events;
    for (int tick = 0; tick < 600; ++tick) {
        const Doing before = only(world).doing;
        events.clear();
        step(world, {}, events);
        const bool began = only(world).doing == Doing::WindsUp && before != Doing::WindsUp;
        CHECK(countOf<CreatureWoundUp>(events) == (began ? 1U : 0U));
    }
}

TEST_CASE("a slime leaps at where the knight stood when it left the ground") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Slime, {4, 4});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const SubPos from = only(world).body.at;
    standInMiddleOf(world, {7, 1});
    walkFor(world, {}, 20);
    CHECK(only(world).body.at.x > from.x);
    CHECK(only(world).body.at.y == from.y);
}

TEST_CASE("a slime that gave up does not go on along its leap") {
    World world = fightIn(openRoom, {4, 4});
    addCreature(world, CreatureKind::Slime, {7, 4});
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    standInMiddleOf(world, {13, 7});
    world.config.creatures.kinds[CreatureKind::Slime].range = 1;
    REQUIRE(stepUntilDoing(world, Doing::Walks));
    const SubPos landed = only(world).body.at;
    walkFor(world, {}, 20);
    CHECK(only(world).body.at == landed);
}

TEST_CASE("a bat hangs still until the knight is near") {
    World world = fightIn(openRoom, {13, 7});
    addCreature(world, CreatureKind::Bat, {2, 2});
    const SubPos at = only(world).body.at;
    walkFor(world, {}, 300);
    CHECK(only(world).body.at == at);
    CHECK(only(world).doing == Doing::Waits);
    standInMiddleOf(world, {4, 2});
    CHECK(stepUntilDoing(world, Doing::WindsUp, 2));
}

TEST_CASE("a skeleton comes nearer and throws bones at the knight") {
    World world = fightIn(openRoom, {13, 7});
    addCreature(world, CreatureKind::Skeleton, {1, 1});
    const int before = pixelsApart(world, only(world));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(pixelsApart(world, only(world)) < before);
    REQUIRE(world.creatures.projectiles.size() == 1);
    CHECK(world.creatures.projectiles.front().kind == ProjectileKind::Bone);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 120)) == 1);
}

TEST_CASE("nobody throws or shoots at a knight behind a wall") {
    const auto kind = GENERATE(CreatureKind::Skeleton, CreatureKind::Turret);
    World world =
        fightIn({"#########", "#...#...#", "#...#...#", "#...#...#", "#########"}, {6, 2});
    addCreature(world, kind, {2, 2});
    CHECK_FALSE(stepUntilDoing(world, Doing::WindsUp, 300));
    world.ground.lay({4, 2}, Tile::DeepWater);
    standInMiddleOf(world, {6, 2});
    CHECK(stepUntilDoing(world, Doing::WindsUp, 300));
}

TEST_CASE("an attack that met the knight is over") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::ShieldKnight, {4, 4});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    REQUIRE(countOf<KnightHurt>(walkFor(world, {}, 1)) == 0);
    REQUIRE(stepUntil(world, {}, 200, [](const World& w) { return w.player.body.safeTicks > 0; }));
    CHECK(only(world).doing == Doing::Rests);
    CHECK(only(world).ticks == 1);
}

TEST_CASE("a turret shoots only along its row and column, neither near nor at whoever was hurt") {
    World world = fightIn(openRoom, {6, 5});
    addCreature(world, CreatureKind::Turret, {3, 3});
    CHECK_FALSE(stepUntilDoing(world, Doing::WindsUp, 200));
    standInMiddleOf(world, {5, 3});  // near
    CHECK_FALSE(stepUntilDoing(world, Doing::WindsUp, 200));
    standInMiddleOf(world, {10, 3});
    world.player.body.safeTicks = 50;
    CHECK_FALSE(stepUntilDoing(world, Doing::WindsUp, 48));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(world.creatures.projectiles.front().kind == ProjectileKind::Bolt);
    CHECK(world.creatures.projectiles.front().body.velocity.y == 0);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 120)) == 1);
}

TEST_CASE("a charger rushes straight on until something stops it, and is dazed") {
    World world = fightIn(openRoom, {9, 4});
    addCreature(world, CreatureKind::Charger, {3, 4});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const SubPos from = only(world).body.at;
    standInMiddleOf(world, {9, 1});
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    CHECK(only(world).body.at.y == from.y);
    CHECK(tileUnder(only(world).body) == GridPos{13, 4});
    CHECK(countOf<KnightHurt>(walkFor(world, {}, rowOf(world, CreatureKind::Charger).restTicks)) ==
          0);
}

TEST_CASE("a charger that is not lined up does not rush") {
    World world = fightIn(openRoom, {9, 6});
    world.config.creatures.kinds[CreatureKind::Charger].speed = 0;
    addCreature(world, CreatureKind::Charger, {3, 2});
    CHECK_FALSE(stepUntilDoing(world, Doing::WindsUp, 300));
}

TEST_CASE("a ghost comes through walls at a back, and backs off from a look") {
    const std::vector<std::string> walled{"###########", "#....#....#", "#....#....#",
                                          "#....#....#", "###########"};
    World world = fightIn(walled, {8, 2});
    addCreature(world, CreatureKind::Ghost, {2, 2});
    world.player.facing = Direction::West;
    const SubPos at = only(world).body.at;
    walkFor(world, {}, 60);
    CHECK(only(world).body.at.x < at.x);
    CHECK(only(world).doing != Doing::WindsUp);
    world.player.facing = Direction::East;
    CHECK(stepUntil(world, {}, 600, [](const World& w) {
        return tileUnder(w.creatures.living.front().body) == GridPos{5, 2};
    }));
    CHECK(stepUntilDoing(world, Doing::Attacks));
}

TEST_CASE(
    "a ghost backs off from a look as far as the wall, and comes from the far end of a room") {
    std::vector<std::string> rows = openRoom;
    for (std::string& row : rows) {
        row[1] = '#';
    }
    World world = fightIn(rows, {13, 4});
    addCreature(world, CreatureKind::Ghost, {2, 4});
    world.player.facing = Direction::West;
    walkFor(world, {}, 120);
    CHECK(tileUnder(only(world).body) == GridPos{2, 4});
    Body flying = only(world).body;
    flying.gait = Gait::Flies;
    CHECK(hasFooting(world, flying));
    world.player.facing = Direction::East;
    CHECK(stepUntilDoing(world, Doing::Attacks, 1200));
}

TEST_CASE("a ghost that is cornered by a look grasps at the knight who comes near") {
    World world = fightIn(openRoom, {3, 4});
    addCreature(world, CreatureKind::Ghost, {1, 4});
    world.player.facing = Direction::West;
    CHECK(stepUntilDoing(world, Doing::Attacks, 300));
}

TEST_CASE("a mimic lies still until the knight is beside it or strikes it") {
    World world = fightIn(openRoom, {9, 4});
    addCreature(world, CreatureKind::Mimic, {7, 4});
    const SubPos at = only(world).body.at;
    walkFor(world, {}, 300);
    CHECK(only(world).doing == Doing::Waits);
    CHECK(only(world).body.at == at);
    World near = world;
    standInMiddleOf(near, {8, 4});
    CHECK(stepUntilDoing(near, Doing::WindsUp, 2));
    Events events;
    strikeAll(world, only(world).body.hitBox(), {centreOf(world.knightBox())}, events);
    CHECK(stepUntilDoing(world, Doing::WindsUp, 20));
}

TEST_CASE("where only mimics are left in a shut arena, the nearest wakes") {
    World world = fightIn(openRoom, {9, 4});
    addCreature(world, CreatureKind::Mimic, {2, 4});
    addCreature(world, CreatureKind::Mimic, {5, 4});
    addCreature(world, CreatureKind::Slime, {13, 7});
    const auto doingAfter = [](World play, int ticks) {
        walkFor(play, {}, ticks);
        std::vector<Doing> doing;
        for (const Creature& one : play.creatures.living) {
            doing.push_back(one.doing);
        }
        return doing;
    };
    World arena = world;
    RoomPlan plan;
    plan.kind = RoomKind::Arena;
    arena.room = Room(plan, {0, 0}, arena.room.tiles());
    arena.creatures.ticks = arena.config.creatures.rules.shutTicks;
    REQUIRE(arena.isKnightShutIn());
    CHECK(doingAfter(arena, 3).front() == Doing::Waits);
    arena.creatures.living.pop_back();
    CHECK(doingAfter(arena, 3) == std::vector{Doing::Waits, Doing::WindsUp});
    world.creatures.living.pop_back();
    CHECK(doingAfter(world, 3) == std::vector{Doing::Waits, Doing::Waits});
}

TEST_CASE("a bomber lobs a bomb to the feet of the knight and backs away from him") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Bomber, {4, 4});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const SubPos aim = centreOf(world.knightBox());
    standInMiddleOf(world, {4, 7});
    REQUIRE(world.creatures.projectiles.size() == 1);
    walkFor(world, {}, 30);
    const SubPos lies = centreOf(world.creatures.projectiles.front().body.hitBox());
    CHECK(SubDisc{aim, toSubpixels(18)}.contains(lies));
    CHECK_FALSE(SubDisc{aim, toSubpixels(7)}.contains(lies));
    standInMiddleOf(world, {5, 4});
    const int before = pixelsApart(world, only(world));
    walkFor(world, {}, 60);
    CHECK(pixelsApart(world, only(world)) > before);
}

TEST_CASE("a shield knight follows, and charges at where the knight stood") {
    World world = fightIn(openRoom, {12, 4});
    addCreature(world, CreatureKind::ShieldKnight, {2, 4});
    const int before = pixelsApart(world, only(world));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(pixelsApart(world, only(world)) < before);
    const SubPos from = only(world).body.at;
    standInMiddleOf(world, {12, 1});
    walkFor(world, {}, 40);
    CHECK(only(world).body.at.x > from.x);
    CHECK(std::abs(only(world).body.at.y - from.y) < toSubpixels(1));
}

TEST_CASE("nobody does anything at first, and who shoots holds its fire for longer") {
    const auto kind =
        static_cast<CreatureKind>(GENERATE(range(0, static_cast<int>(creatureCount))));
    INFO(name(kind));
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 18;
    config.creatures.rules.shooterWaitTicks = 90;
    World world = fightIn(openRoom, {7, 4}, config);
    world.player.facing = Direction::East;
    addCreature(world, kind, besideKnight(kind));
    const SubPos at = only(world).body.at;
    Events events;
    for (int tick = 1; tick <= 89; ++tick) {
        step(world, {}, events);
        if (tick <= 18) {
            CHECK(only(world).body.at == at);
            CHECK(only(world).doing == Doing::Waits);
        }
    }
    CHECK(countOf<ProjectileFired>(events) == 0);
}

TEST_CASE("each move belongs to one kind, and what a kind can do is whole") {
    for (const Move move : allValues<Move>) {
        const auto owners =
            std::ranges::count_if(allValues<CreatureKind>, [&](const CreatureKind kind) {
                return std::ranges::count(behaviourOf(kind).moves, move, &MoveRow::move) == 1;
            });
        INFO("move " << static_cast<int>(move));
        CHECK(owners == (move == Move::Only || move == Move::Entrance ? 0 : 1));
    }
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const Behaviour& behaviour = behaviourOf(kind);
        INFO(name(kind));
        CHECK(behaviour.prowl != nullptr);
        CHECK(behaviour.moves.empty() == !isBoss(kind));
        for (const MoveRow& row : behaviour.moves) {
            REQUIRE_FALSE(row.parts.empty());
            const bool slams = row.parts.back().flight == Flight::Drops;
            CHECK((row.reach != nullptr) == slams);
            CHECK(moveTraits[row.move].kind == kind);
        }
    }
}
