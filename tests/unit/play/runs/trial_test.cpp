// An adventure begun on a floor or in a room of the player's choice, which is not recorded, and
// what is told of its weights.
#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"
#include "unit/play/runs/adventures.hpp"
#include "view/run/floor_card.hpp"
#include "view/run/run_screens.hpp"
#include "world/motion/terrain.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Game trialOf(std::vector<std::string> sets) {
    ConfigSources sources;
    sources.sets = std::move(sets);
    SessionStart start = startFrom(std::move(sources));
    start.trialSeed = Seed{5};
    return {shippedArt(), std::move(start), FirstState::Explore};
}

}  // namespace

TEST_CASE("a trial says that it is not recorded, and is left by two presses") {
    const Saves saves;
    ConfigSources sources;
    sources.sets = {"adventure.floor=3"};
    SessionStart start = startFrom(std::move(sources));
    start.saves = {saves.folder(), [] { return std::string("2026-11-22"); }};
    start.trialSeed = Seed{5};
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    REQUIRE(worldOf(game).config.floor == 3);
    CHECK(game.session().summaryOf(RunEnd::Defeat).isUnrecorded);
    tick(game, 200);
    press(game, Key::P);
    REQUIRE(game.stateName() == "run page");
    press(game, Key::Up);  // to the last line
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "title");
    CHECK_FALSE(saves.runs().hasRun());
    chooseOnTitle(game, TitleLine::Adventure);
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).isUnrecorded);
    CHECK(saves.runs().hasRun());
}

TEST_CASE("what is tried again is the same floor and room, with the same seed or another") {
    Game game = trialOf({"adventure.floor=2", "adventure.at=shop", "adventure.difficulty=stern"});
    const auto endAnd = [&](std::initializer_list<Key> keys) {
        die(game);
        REQUIRE(game.stateName() == "game over");
        tick(game, runEndListenTick + 1);
        pressKeys(game, keys);
        REQUIRE(game.stateName() == "floor card");
        CHECK(game.session().isUnrecorded());
        CHECK(worldOf(game).config.floor == 2);
        CHECK(worldOf(game).room.kind() == RoomKind::Shop);
        CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
        tick(game, floorCardTicks + 1);
    };
    tick(game, floorCardTicks + 1);
    leaveFloor(game);
    REQUIRE(worldOf(game).config.floor == 3);
    CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
    tick(game, floorCardTicks + 1);
    endAnd({Key::Enter});
    CHECK(worldOf(game).dungeon.seed() == floorSeed(Seed{5}, 2));
    endAnd({Key::Down, Key::Enter});
    CHECK(worldOf(game).dungeon.seed() != floorSeed(Seed{5}, 2));
}

TEST_CASE("who begins in a shop is told how to buy") {
    Game game = trialOf({"adventure.floor=2", "adventure.at=shop"});
    REQUIRE(worldOf(game).room.kind() == RoomKind::Shop);
    tick(game, floorCardTicks + 1);
    CHECK(messageOf(game) == "\"Welcome! To buy, walk into a stand or press Space before it.\"");
}

TEST_CASE("a ware is named with its price and purpose before it is bought") {
    Game game = trialOf({"adventure.floor=2", "adventure.at=shop"});
    tick(game, floorCardTicks + 1);
    World& world = knightsWorld(game);
    const auto things = world.things.in(world.cell());
    const auto map = std::ranges::find_if(things, [](const Thing& thing) {
        return thing.kind == ThingKind::Stand && thing.loot.what == Treasure::Map;
    });
    REQUIRE(map != things.end());
    world.player.kit.coins = map->price;
    world.player.body.at = tileCentre({map->tile.x, map->tile.y + 1});
    world.player.body.previous = world.player.body.at;
    game.handle(KeyPressed{{Key::Up}});
    for (int ticks = 0; ticks < 20 && world.thingPush.ticks < 3; ++ticks) {
        tick(game, 1);
    }
    CHECK(messageOf(game) ==
          "The map: " + std::to_string(map->price) + " coins. It shows all rooms of this floor.");
    CHECK_FALSE(world.hasMap);
    tick(game, world.config.adventure.shop.pushTicks);
    CHECK(world.hasMap);
}

TEST_CASE("who asks whether to leave a trial and then looks elsewhere is asked again") {
    Game game = trialOf({"adventure.floor=3"});
    tick(game, 200);
    press(game, Key::P);
    press(game, Key::Up);
    press(game, Key::Enter);
    press(game, Key::Up);  // to Give up, which is not asked about
    tick(game, 1);
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
    press(game, Key::Down);
    tick(game, 1);
    press(game, Key::Enter);
    CHECK(game.stateName() == "run page");
}

TEST_CASE(
    "whether the weights are those of the program is told of a trial and without saves, too") {
    const auto ownWeightsOf = [](std::vector<std::string> sets) {
        Game game = trialOf(std::move(sets));
        return game.session().summaryOf(RunEnd::Victory).hasOwnWeights;
    };
    CHECK_FALSE(ownWeightsOf({"adventure.floor=5", "adventure.at=boss"}));
    CHECK(ownWeightsOf({"adventure.floor=5", "creature.king_slime.health=1"}));

    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).hasOwnWeights);
    folder.replace("room.toml", "pillar_chance = \"11/101\"", "pillar_chance = 0.9");
    game.session().spendThread(false);
    CHECK(game.session().summaryOf(RunEnd::Defeat).hasOwnWeights);
    game.session().endAdventure();
    folder.replace("room.toml", "pillar_chance = 0.9", "pillar_chance = \"11/101\"");
    REQUIRE(game.session().beginAdventure(Seed{17}));
    CHECK_FALSE(game.session().summaryOf(RunEnd::Defeat).hasOwnWeights);
}
