// Small rooms with creatures in them, as the shipped configuration has them.
#pragma once

#include "testing/plays.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/place.hpp"

#include <cstdlib>
#include <string>
#include <vector>

namespace doorstring::testing {

inline const std::vector<std::string> openRoom{
    "###############", "#.............#", "#.............#", "#.............#", "#.............#",
    "#.............#", "#.............#", "#.............#", "###############"};

// Nobody waits after the knight came in, and he does not die soon.
inline WorldConfig fightConfig() {
    static const CreaturesConfig shipped = shippedConfig().creatures;
    WorldConfig config = plainConfig();
    config.player.hearts = 500;
    config.hasCreatures = true;
    config.creatures = shipped;
    config.creatures.rules.waitTicks = 0;
    config.creatures.rules.shooterWaitTicks = 0;
    return config;
}

inline World fightIn(const std::vector<std::string>& rows, GridPos knight,
                     const WorldConfig& config = fightConfig()) {
    return worldOf(rows, knight, {}, config);
}

// The knight is in a room of that kind, east of which is another one.
inline World roomOfKind(RoomKind kind, GridPos knight, const WorldConfig& config) {
    std::vector<std::string> rows = openRoom;
    rows[4].back() = '.';
    World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    RoomPlan plan = world.dungeon.plan({0, 0});
    plan.kind = kind;
    enterAsMade(world, Room(plan, {0, 0}, tilesOf(rows)), {});
    standInMiddleOf(world, knight);
    world.entry = world.player.body.at;
    return world;
}

// Its random numbers are the same in each test.
inline Creature& addCreature(World& world, CreatureKind kind, GridPos tile) {
    world.creatures.living.push_back(makeCreature(world, kind, tileCentre(tile), 7));
    return world.creatures.living.back();
}

// How many kinds there are without bosses, which come last.
inline constexpr int commonCount = static_cast<int>(firstBoss);

// Whether a kind only holds a string or has a part in a set piece, and does not attack by itself.
inline bool onlyHolds(CreatureKind kind) {
    return has(kind, Trait::HoldsString) || has(kind, Trait::Guest);
}

inline const CreatureConfig& rowOf(const World& world, CreatureKind kind) {
    return world.config.creatures.kinds[kind];
}

inline Creature& only(World& world) {
    return world.creatures.living.front();
}

// All that live in the room, without what slimes leave.
inline Events fellAll(World& world) {
    Events events;
    while (!world.creatures.living.empty()) {
        Creature& one = only(world);
        one.kind = CreatureKind::Bat;
        one.health = 1;
        one.body.safeTicks = 0;
        strikeAll(world, one.body.hitBox(), {{0, 0}}, events);
    }
    return events;
}

// Number of half hearts that the knight lost.
inline int lostIn(const Events& events) {
    int lost = 0;
    for (const Event& event : events) {
        const auto* hurt = std::get_if<KnightHurt>(&event);
        lost += hurt != nullptr ? hurt->lost : 0;
    }
    return lost;
}

// Pixels between middles, along the longer axis.
inline int pixelsApart(const World& world, const Creature& creature) {
    const SubPos here = centreOf(creature.body.hitBox());
    const SubPos there = centreOf(world.knightBox());
    return std::max(std::abs(here.x - there.x), std::abs(here.y - there.y)) / subpixelsPerPixel;
}

// False where it does not begin to do that within the ticks.
inline bool stepUntilDoing(World& world, Doing doing, int mostTicks = 600) {
    return stepUntil(world, {}, mostTicks,
                     [&](const World& w) { return w.creatures.living.front().doing == doing; });
}

struct Phase {
    Doing doing;
    int ticks;
};

// What the first creature does from the end of one tick to the next, one after the other.
inline std::vector<Phase> phasesOf(World& world, int ticks) {
    std::vector<Phase> phases;
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        events.clear();
        step(world, {}, events);
        const Doing doing = only(world).doing;
        if (phases.empty() || phases.back().doing != doing) {
            phases.push_back({doing, 0});
        }
        ++phases.back().ticks;
    }
    return phases;
}

}  // namespace doorstring::testing
