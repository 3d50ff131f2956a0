// An arena shuts its doors behind the knight until the last who lives there has fallen.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/knight/harm.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int shutAfter = 30;  // ticks

// What lives in it waits for good.
World arenaFor(GridPos knight, RoomKind kind = RoomKind::Arena) {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 100000;
    config.creatures.rules.shutTicks = shutAfter;
    World world = roomOfKind(kind, knight, config);
    addCreature(world, CreatureKind::Slime, {3, 2});
    return world;
}

}  // namespace

TEST_CASE("an arena shuts so long after the knight came in, once, and says so") {
    World world = arenaFor({7, 4});
    const Events before = walkFor(world, {}, shutAfter - 1);
    CHECK_FALSE(world.isKnightShutIn());
    CHECK(world.shutDoors({0, 0}).empty());
    CHECK(countOf<ArenaShut>(before) == 0);
    CHECK(countOf<ArenaShut>(walkFor(world, {}, 1)) == 1);
    CHECK(world.isKnightShutIn());
    CHECK(world.shutDoors({0, 0}) == DoorSet::of(Direction::East));
    CHECK(world.shutDoors({1, 0}).empty());
    CHECK(countOf<ArenaShut>(walkFor(world, {}, 100)) == 0);
}

TEST_CASE("nobody leaves a shut arena, and its doors open when the last one falls") {
    World world = arenaFor({11, 4});
    walkFor(world, {}, shutAfter);
    REQUIRE(world.isKnightShutIn());
    CHECK_FALSE(stepUntil(world, holding(Direction::East), 200, isSliding));
    CHECK(knightTile(world).x == 13);
    const Events events = fellAll(world);
    CHECK(countOf<RoomCleared>(events) == 1);
    CHECK_FALSE(world.isKnightShutIn());
    CHECK(world.shutDoors({0, 0}).empty());
    CHECK(stepUntil(world, holding(Direction::East), 200, isSliding));
}

TEST_CASE("no arena shuts while the knight stands in its doorway") {
    World world = arenaFor({14, 4});
    CHECK(countOf<ArenaShut>(walkFor(world, {}, 3 * shutAfter)) == 0);
    CHECK_FALSE(world.isKnightShutIn());
    const Events events = walkFor(world, holding(Direction::West), 20);
    CHECK(countOf<ArenaShut>(events) == 1);
    CHECK(world.isKnightShutIn());
}

TEST_CASE("only an arena shuts, and only where somebody lives") {
    World plain = arenaFor({7, 4}, RoomKind::Plain);
    World empty = arenaFor({7, 4});
    empty.creatures.living.clear();
    for (World* world : {&plain, &empty}) {
        CHECK(countOf<ArenaShut>(walkFor(*world, {}, 3 * shutAfter)) == 0);
        CHECK_FALSE(world->isKnightShutIn());
        CHECK(stepUntil(*world, holding(Direction::East), 200, isSliding));
    }
}

TEST_CASE("a knight who wakes in an arena has the time to leave that he had when he came in") {
    World world = arenaFor({12, 4});
    walkFor(world, {}, shutAfter);
    REQUIRE(world.isKnightShutIn());
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = 1;
    REQUIRE(stepUntil(world, {}, 200, [](const World& w) { return !w.player.dying(); }));
    CHECK_FALSE(world.isKnightShutIn());
    CHECK(countOf<ArenaShut>(walkFor(world, {}, shutAfter)) == 1);
}

TEST_CASE("in an adventure stairs lead down from the goal, once nothing lives there") {
    World world = arenaFor({7, 4}, RoomKind::Boss);
    world.config.floor = 1;
    world.metrics.goal = {0, 0};
    walkFor(world, {}, 5);
    CHECK(world.stairTicks == 0);
    fellAll(world);
    const int open = world.config.adventure.stairs.openTicks;
    const Events events = walkFor(world, {}, 2 * open);
    CHECK(countOf<StairsOpened>(events) == 1);
    // He stands where they are: they wait for him to step off, and on again.
    CHECK(countOf<StairsTaken>(events) == 0);
    CHECK(countOf<StairsTaken>(walkFor(world, holding(Button::North), 30)) == 0);
    CHECK(world.areStairsOpen());
    CHECK(countOf<StairsTaken>(walkFor(world, holding(Button::South), 30)) == 1);
    CHECK(world.ending == Ending::None);
    walkFor(world, holding(Button::East), world.config.adventure.stairs.descentTicks);
    CHECK(world.ending == Ending::Left);
    const std::uint64_t tick = world.tick;
    walkFor(world, holding(Button::East), 10);
    CHECK(world.tick == tick);
}

TEST_CASE("what never falls does not keep stairs shut") {
    World world = arenaFor({7, 4}, RoomKind::Boss);
    world.config.floor = 1;
    world.metrics.goal = {0, 0};
    fellAll(world);
    addCreature(world, CreatureKind::Turret, {2, 2});
    CHECK(countOf<StairsOpened>(walkFor(world, {}, 1)) == 1);
}

TEST_CASE("stairs that have opened stay open, and nothing hurts the knight on his way down") {
    World world = arenaFor({7, 4}, RoomKind::Boss);
    world.config.floor = 1;
    world.metrics.goal = {0, 0};
    world.creatures.living.clear();
    world.stairTicks = world.config.adventure.stairs.openTicks + 1;
    CHECK(countOf<StairsOpened>(walkFor(world, {}, 1)) == 0);
    REQUIRE(world.player.descending());
    Events events;
    CHECK_FALSE(hurtKnight(world, CreatureKind::Slime, {0, 0}, events));
    CHECK(countOf<SwordSwung>(walkFor(world, holding(Button::Sword), 10)) == 0);
}

TEST_CASE("without hearts an adventure is over") {
    World world = arenaFor({3, 2}, RoomKind::Plain);
    world.config.floor = 1;
    world.config.player.deathTicks = 20;
    Events events;
    world.player.kit.halfHearts = 1;
    hurtKnight(world, CreatureKind::Slime, {0, 0}, events);
    CHECK(countOf<KnightDefeated>(walkFor(world, {}, 19)) == 0);
    CHECK(countOf<KnightDefeated>(walkFor(world, {}, 1)) == 1);
    CHECK(world.ending == Ending::Defeat);
}
