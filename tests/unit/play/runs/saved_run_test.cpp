#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"

#include <fstream>

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

TEST_CASE("a second try of a day is practice, even if midnight passes as it begins") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        REQUIRE(game.session().beginAdventure(dailySeed("2026-11-22"), RunKind::Daily));
        game.session().giveUp();
    }
    std::string day = "2026-11-22";
    bool isMidnight = false;
    SessionStart start = startFrom({});
    start.saves = {saves.folder(),
                   [&] { return isMidnight ? std::exchange(day, "2026-11-23") : day; }};
    Game game(shippedArt(), std::move(start), FirstState::Title);
    press(game, Key::Enter);  // Adventure
    press(game, Key::Down);
    press(game, Key::Down);
    isMidnight = true;
    press(game, Key::Enter);  // Daily
    REQUIRE(game.session().run() != nullptr);
    CHECK(game.session().run()->seed == dailySeed("2026-11-22"));
    CHECK(saves.runs().read().value().saved ==
          RunRecords::Begun{"2026-11-22", RunKind::DailyPractice});
}

TEST_CASE("where the records cannot be read, no daily run counts again, and the player is told") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    const RunKeeper& runs = *game.session().runs;
    const Seed seed = dailySeed(runs.today());
    const auto damageIndex = [&] { std::ofstream(saves.runs().index()) << "no index"; };
    REQUIRE(game.session().beginAdventure(seed, RunKind::Daily));
    damageIndex();
    CHECK(runs.dailyKind(runs.today()) == RunKind::DailyPractice);
    REQUIRE(game.session().beginAdventure(seed, RunKind::DailyPractice));
    CHECK_THAT(messageOf(game), ContainsSubstring("It was moved to index-aside.txt. "));
    CHECK(runs.dailyKind(runs.today()) == RunKind::DailyPractice);
    CHECK(saves.runs().read().value().saved->kind == RunKind::DailyPractice);
    damageIndex();
    game.session().runs->giveUp();
    CHECK_THAT(messageOf(game), ContainsSubstring("It was moved to index-aside-2.txt. "));
    CHECK(saves.runs().read().value().runs.size() == 1);
    CHECK(runs.dailyKind(runs.today()) == RunKind::DailyPractice);
}
