// Rooms that are dangerous by themselves: what they announce and what it costs.
#include "testing/catch2.hpp"
#include "testing/events.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/behaviour/traps.hpp"
#include "world/creatures/stage.hpp"
#include "world/step.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The knight stands in the middle of a room with that trap, or without one.
World trappedIn(std::optional<Trap> trap, bool withCreatures = true) {
    WorldConfig config = fightConfig();
    config.hasCreatures = withCreatures;
    World world = roomOfKind(RoomKind::Plain, {7, 4}, config);
    std::vector<std::string> rows = openRoom;
    rows[4].back() = '.';
    enterAsMade(world, Room(world.dungeon.plan({0, 0}), {0, 0}, tilesOf(rows), {}, {.trap = trap}),
                {});
    standInMiddleOf(world, {7, 4});
    return world;
}

// Plays until something is announced, for twice as long as that can take. Returns the ticks.
int ticksUntilAnnounced(World& world, Trap trap) {
    Events events;
    const int most = 2 * world.config.ground.traps[trap].everyTicks;
    int ticks = 0;
    while (world.creatures.omens.empty() && ticks < most) {
        events.clear();
        step(world, {}, events);
        ++ticks;
    }
    return ticks;
}

}  // namespace

TEST_CASE("a trap announces what it does in time, and hurts who stays, but not who steps aside") {
    const Trap trap = GENERATE(Trap::Strings, Trap::Doors);
    const bool stays = GENERATE(true, false);
    CAPTURE(name(trap), stays);
    World world = trappedIn(trap);
    const TrapConfig& config = world.config.ground.traps[trap];
    CHECK(ticksUntilAnnounced(world, trap) <= config.everyTicks);
    REQUIRE_FALSE(world.creatures.omens.empty());
    CHECK(std::ranges::all_of(world.creatures.omens, [&](const Omen& omen) {
        return !omen.from && omen.wait == config.windUpTicks && omen.halfHearts == config.damage;
    }));
    const int before = world.player.kit.halfHearts;
    if (!stays) {
        standInMiddleOf(world, {2, 1});
        std::erase_if(world.creatures.omens,
                      [&](const Omen& omen) { return overlap(omen.box, world.knightBox()); });
    }
    Events events;
    for (int tick = 0; tick <= config.windUpTicks; ++tick) {
        step(world, {}, events);
    }
    CHECK(countOf<KnightHurt>(events) == (stays ? 1 : 0));
    CHECK(world.player.kit.halfHearts == before - (stays ? config.damage : 0));
    for (const Event& event : events) {
        if (const auto* hurt = std::get_if<KnightHurt>(&event)) {
            CHECK_FALSE(hurt->by.has_value());
            CHECK(hurt->hazard == Hazard::Trap);
        }
    }
}

TEST_CASE(
    "a trap works again and again, but not in rooms without one, nor where no creatures live") {
    World world = trappedIn(Trap::Strings);
    const TrapConfig& config = world.config.ground.traps[Trap::Strings];
    Events events;
    for (int tick = 0; tick < 4 * config.everyTicks; ++tick) {
        world.player.kit.halfHearts = 6;
        step(world, {}, events);
    }
    CHECK(countOf<OmenStruck>(events) >= static_cast<std::size_t>(3 * config.count));

    for (World quiet : {trappedIn({}), trappedIn(Trap::Strings, false)}) {
        events.clear();
        for (int tick = 0; tick < 4 * config.everyTicks; ++tick) {
            step(quiet, {}, events);
        }
        CHECK(countOf<OmenStruck>(events) == 0);
        CHECK(countOf<KnightHurt>(events) == 0);
    }
}

TEST_CASE("a door stands ajar while its blast is announced, and open while it hurts") {
    World world = trappedIn(Trap::Doors);
    CHECK(doorOfTrap(world, Direction::North) == StageDoor::Shut);
    ticksUntilAnnounced(world, Trap::Doors);
    REQUIRE_FALSE(world.creatures.omens.empty());
    const SubBox lane = world.creatures.omens.front().box;
    const Direction side =
        lane == laneFrom(world, Direction::North) ? Direction::North : Direction::West;
    CHECK(doorOfTrap(world, side) == StageDoor::Ajar);
    CHECK(doorOfTrap(world, opposite(side)) == StageDoor::Ajar);
    Events events;
    standInMiddleOf(world, {2, 1});
    while (!world.creatures.omens.front().hurts()) {
        step(world, {}, events);
    }
    CHECK(doorOfTrap(world, side) == StageDoor::Open);
}
