// Fights with the King Slime.
#pragma once

#include "unit/world/creatures/fights.hpp"
#include "world/creatures/moves.hpp"

namespace doorstring::testing {

// He has come in, and is about to choose.
inline World kingFight(GridPos knight, GridPos king = {7, 4},
                       const WorldConfig& config = fightConfig()) {
    World world = fightIn(openRoom, knight, config);
    addCreature(world, CreatureKind::KingSlime, king).doing = Doing::Walks;
    return world;
}

// Begins to announce an attack of the king.
inline void beginAttack(World& world, Move move) {
    Creature& king = only(world);
    king.doing = Doing::WindsUp;
    king.move = move;
    king.streak = 1;
    king.ticks = 0;
    ownState<KingSlimeState>(king).hopsLeft =
        move == Move::KingHops ? world.config.creatures.own.kingSlime.hops : 0;
}

inline Events strikeKing(World& world) {
    Events events;
    only(world).body.safeTicks = 0;
    strikeAll(world, only(world).body.hitBox(), {centreOf(world.knightBox())}, events);
    return events;
}

}  // namespace doorstring::testing
