// An adventure of seed 17, and what ends its floors.
#pragma once

#include "unit/app/saved_game.hpp"
#include "view/run/floor_card.hpp"

namespace doorstring::testing {

inline World& knightsWorld(Game& game) {
    return game.session().expedition.world();
}

// Seed 17, its first card gone.
inline void playSeed17(Game& game) {
    chooseOnTitle(game, TitleLine::Adventure);
    REQUIRE(game.stateName() == "floor card");
    game.session().beginAdventure(Seed{17});
    tick(game, floorCardTicks);
    REQUIRE(game.stateName() == "explore");
}

inline void leaveFloor(Game& game) {
    World& world = knightsWorld(game);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks;
    tick(game, 2);
}

inline void die(Game& game) {
    World& world = knightsWorld(game);
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = world.config.player.deathTicks;
    tick(game, 2);
}

}  // namespace doorstring::testing
