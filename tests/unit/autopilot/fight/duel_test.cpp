// The autopilot fights one creature, or a boss.
#include "autopilot/fight/autopilot.hpp"
#include "testing/catch2.hpp"
#include "unit/world/bosses/king_fights.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int duels = 40;

struct Tally {
    int won = 0;
    int hurt = 0;  // times
    int ticks = 0;
};

// Until it falls, or for a minute.
void fight(World& world, Tally& tally) {
    Autopilot play;
    Events events;
    int ticks = 0;
    for (; ticks < 3600 && !world.creatures.living.empty(); ++ticks) {
        events.clear();
        step(world, play(world), events);
        tally.hurt += static_cast<int>(countOf<KnightHurt>(events));
    }
    tally.won += world.creatures.living.empty() ? 1 : 0;
    tally.ticks += ticks;
}

// In an open room, from one half of it to the other.
Tally fightAll(CreatureKind kind) {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 18;
    config.creatures.rules.shooterWaitTicks = 90;
    const auto placeFrom = [](RandomStream& random, int left, int columns) {
        return GridPos{left + static_cast<int>(random.below(static_cast<unsigned>(columns))),
                       1 + static_cast<int>(random.below(7))};
    };
    Tally tally;
    for (std::uint64_t seed = 0; seed < duels; ++seed) {
        RandomStream random(seed);
        World world = fightIn(openRoom, placeFrom(random, 1, 4), config);
        addCreature(world, kind, placeFrom(random, 8, 6)).roll = random.next();
        fight(world, tally);
    }
    return tally;
}

}  // namespace

TEST_CASE("the autopilot wins against each creature that can be hurt, mostly unharmed") {
    const auto kind = static_cast<CreatureKind>(GENERATE(range(0, commonCount)));
    INFO(name(kind));
    const Tally tally = fightAll(kind);
    if (kind == CreatureKind::Turret) {
        CHECK(tally.hurt == 0);
        return;
    }
    CHECK(tally.won == duels);
    CHECK(tally.hurt <= duels / 5);
    CHECK(tally.ticks / duels < 8 * 60);
}

TEST_CASE("the autopilot wins against the King Slime, and would with three hearts") {
    const Tally tally = fightAll(CreatureKind::KingSlime);
    CHECK(tally.won == duels);
    CHECK(tally.hurt <= 2 * duels);
    CHECK(tally.ticks / duels < 40 * 60);
}

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
    CHECK(world.isKnightShutIn());
    CHECK(only(world).doing != Doing::Waits);
}
