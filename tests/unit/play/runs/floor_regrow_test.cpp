// R, Shift+R and U in an adventure: its floor is regenerated.
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("R regenerates the floor, each time another, the same ones for the same adventure") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    Game other = makeGame(FirstState::Title);
    playSeed17(other);
    const Seed first = worldOf(game).dungeon.seed();
    knightsWorld(game).player.kit.coins = 5;
    press(game, Key::R);
    CHECK(messageOf(game).starts_with("Floor 1 regenerated: "));
    CHECK(messageOf(game).ends_with(" rooms. U takes it back."));
    CHECK(worldOf(game).player.kit.coins == 0);
    const Seed second = worldOf(game).dungeon.seed();
    CHECK(second != first);
    press(game, Key::U);
    CHECK(messageOf(game).starts_with("Back to floor 1 as it was: "));
    CHECK(worldOf(game).dungeon.seed() == first);
    CHECK(worldOf(game).player.kit.coins == 5);
    press(game, Key::R);
    CHECK(worldOf(game).dungeon.seed() != second);
    CHECK(game.session().expedition.tally().regenerated == 2);
    press(other, Key::R);
    CHECK(worldOf(other).dungeon.seed() == second);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
}

TEST_CASE("nothing regenerates a floor under a knight who dies or walks down") {
    Game game = makeGame(FirstState::Title);
    playSeed17(game);
    const std::uint32_t number = game.session().expedition.number();
    knightsWorld(game).player.deathTicks = 1;
    press(game, Key::R);
    knightsWorld(game).player.deathTicks = 0;
    knightsWorld(game).player.descentTicks = 1;
    press(game, Key::R, true);
    CHECK(game.session().expedition.number() == number);
    press(game, Key::U);
    CHECK(messageOf(game).empty());
    knightsWorld(game).player.descentTicks = 0;
    press(game, Key::U);
    CHECK(messageOf(game) == "This floor was not regenerated.");
}

TEST_CASE("a floor with other weights marks the run, one with the same does not") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Title, folder);
    chooseOnTitle(game, TitleLine::Adventure);
    const Seed seed = worldOf(game).dungeon.seed();
    press(game, Key::R, true);
    CHECK_FALSE(game.session().expedition.tally().weightsChanged);
    folder.replace("room.toml", "pillar_chance = \"11/101\"", "pillar_chance = 0.9");
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.seed() == seed);
    CHECK(messageOf(game).starts_with("Floor 1 again, with changed weights: rooms"));
    CHECK(game.session().expedition.tally().weightsChanged);
    CHECK(game.session().summaryOf(RunEnd::Defeat).tally.weightsChanged);
}
