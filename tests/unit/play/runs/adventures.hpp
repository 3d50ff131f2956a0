// An adventure of seed 17, and what ends its floors.
#pragma once

#include "autopilot/fight/autopilot.hpp"
#include "config/version.hpp"
#include "saves/recording_reader.hpp"
#include "saves/recording_writer.hpp"
#include "testing/beginning.hpp"
#include "testing/plays.hpp"
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

// A recording of an adventure of one floor, from the boss's room to its victory.
inline Recording wonRecording() {
    Config config = shippedFloor(1);
    config.adventure.floors.setCount(1);
    config.adventure.roleToBeginIn = Role::Boss;
    config.adventure.shop.table[Ware::Arrows].weight = 0;  // no floor gives the bow
    config.creatures.kinds[config.adventure.boss()].health = 1;
    Expedition expedition = beginning(config, Seed{17});
    RecordingWriter writer(versionText(), config, Seed{17});
    expedition.addWitness(writer);
    Autopilot pilot(expert);
    Events events;
    for (int tick = 0; tick < 20000 && expedition.world().ending == Ending::None; ++tick) {
        events.clear();
        expedition.step(pilot(expedition.world()), events);
    }
    REQUIRE(expedition.world().ending == Ending::Left);
    writer.finish(expedition.world());
    auto recording = readRecording(writer.take(), config);
    INFO((recording ? std::string() : recording.error().sentence));
    REQUIRE(recording.ok());
    return std::move(recording.value());
}

}  // namespace doorstring::testing
