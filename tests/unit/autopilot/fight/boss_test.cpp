// How the autopilot meets a boss.
#include "autopilot/fight/autopilot.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/king_fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the autopilot comes in from the door, and does not wait for a boss who waits for it") {
    std::vector<std::string> rows = openRoom;
    rows[4].back() = '.';
    World world(dungeonOf({{"E", "W"}}, {0, 0}), fightConfig());
    RoomPlan plan = world.dungeon.plan({0, 0});
    plan.kind = RoomKind::Boss;
    enterAsMade(world, Room(plan, {0, 0}, tilesOf(rows)), {});
    standInMiddleOf(world, {14, 4});
    world.entry = world.player.body.at;
    addCreature(world, CreatureKind::KingSlime, {7, 4});
    world.sights.visit(world.dungeon, {1, 0});
    world.bannerReached = true;  // nothing calls it away
    Autopilot play;
    Events events;
    for (int tick = 0; tick < 3 * ticksPerSecond; ++tick) {
        step(world, play(world), events);
    }
    CHECK(world.isArenaShut());
    CHECK(only(world).doing != Doing::Waits);
}
