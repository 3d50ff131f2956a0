// Fights with the Weaver.
#pragma once

#include "unit/world/creatures/fights.hpp"
#include "world/creatures/moves.hpp"

namespace doorstring::testing {

inline const std::vector<std::string> loomRoom{
    "###############", "#.............#", "#.............#", "#...o.........#", "#.............#",
    "#.............#", "#.............#", "#.............#", "###############"};

inline Creature& weaverIn(World& world) {
    return *std::ranges::find(world.creatures.living, CreatureKind::Weaver, &Creature::kind);
}

inline int countIn(const World& world, CreatureKind kind) {
    return static_cast<int>(std::ranges::count(world.creatures.living, kind, &Creature::kind));
}

inline void beginWeaverMove(World& world, Move move) {
    Creature& weaver = weaverIn(world);
    weaver.doing = Doing::WindsUp;
    weaver.move = move;
    weaver.streak = 1;
    weaver.ticks = 0;
}

// She has spun her strings, and hangs.
inline World weaverFight(GridPos knight, const WorldConfig& config = fightConfig(),
                         const std::vector<std::string>& rows = loomRoom) {
    World world = fightIn(rows, knight, config);
    addCreature(world, CreatureKind::Weaver, {7, 4}).doing = Doing::Walks;
    beginWeaverMove(world, Move::WeaverSpin);
    const bool hasSpun = stepUntil(
        world, {}, 200, [](const World& w) { return countIn(w, CreatureKind::Knot) == 3; });
    REQUIRE(hasSpun);
    return world;
}

// Strikes the first knot. Returns whether there was one.
inline Events strikeKnot(World& world) {
    Events events;
    const auto knot =
        std::ranges::find(world.creatures.living, CreatureKind::Knot, &Creature::kind);
    REQUIRE(knot != world.creatures.living.end());
    knot->body.safeTicks = 0;
    strikeAll(world, knot->body.hitBox(), {centreOf(world.knightBox())}, events);
    return events;
}

inline Events cutAllKnots(World& world) {
    Events all;
    while (countIn(world, CreatureKind::Knot) > 0) {
        const Events events = strikeKnot(world);
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

}  // namespace doorstring::testing
