#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a run that goes on after another one could not begin is played by one game only") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 100);
    }
    Game game = saves.game(FirstState::Title, {"player.speed=99"});
    press(game, Key::Enter);  // Continue, which asks because of the weights
    REQUIRE(game.stateName() == "saved-run");
    GrowDungeon grow = std::exchange(
        game.session().host.grow, [](const Config&, Seed) { return GrownDungeon(Notice("none")); });
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);  // Begin another
    REQUIRE(game.stateName() == "saved-run");
    REQUIRE(messageOf(game) == "none");
    game.session().host.grow = std::move(grow);
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);  // Continue
    while (game.stateName() == "continue") {
        tick(game, 1);
    }
    REQUIRE(game.stateName() == "ready");
    Game second = saves.game(FirstState::Title);
    press(second, Key::Enter);
    CHECK(second.stateName() == "title");
    CHECK(messageOf(second) == "Another Doorstring is playing an adventure. End it there first.");
}
