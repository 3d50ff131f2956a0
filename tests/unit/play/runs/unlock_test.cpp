// A run has what the player's wins have unlocked, from its first floor to its last.
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"
#include "unit/play/runs/adventures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Game gameAfter(const Saves& saves, int wins, std::vector<std::string> sets = {}) {
    const auto fault = saves.runs().notes().change([&](FieldNotes& notes) { notes.wins = wins; });
    CHECK_FALSE(fault);
    return saves.game(FirstState::Explore, std::move(sets));
}

int winsIn(Game& game) {
    return worldOf(game).config.adventure.wins;
}

}  // namespace

TEST_CASE("a run keeps the wins that it began with, and its recording has them") {
    const Saves saves;
    {
        Game game = gameAfter(saves, 1);
        REQUIRE(game.session().beginAdventure(Seed{17}));
        CHECK(winsIn(game) == 1);
        tick(game, 70);
        REQUIRE_FALSE(saves.runs().notes().change([](FieldNotes& notes) { notes.wins = 2; }));
        REQUIRE(game.session().descend());
        CHECK(winsIn(game) == 1);
        tick(game, 70);
    }
    const auto recording = loadRecording(saves.runs().run(), Config());
    REQUIRE(recording.ok());
    CHECK(recording.value().configs.back().adventure.wins == 1);
    Game game = saves.game(FirstState::Title);
    press(game, Key::Enter);  // Continue
    while (game.stateName() == "continue") {
        tick(game, 1);
    }
    REQUIRE(game.stateName() == "ready");
    REQUIRE(game.session().descend());
    CHECK(winsIn(game) == 1);
    CHECK_FALSE(game.session().ownWeights.everHadOwn());
}

TEST_CASE("daily runs, trials and players who unlock all have everything") {
    const Saves saves;
    Game game = gameAfter(saves, 0);
    REQUIRE(game.session().beginAdventure(Seed{17}));
    CHECK(winsIn(game) == 0);
    REQUIRE(game.session().beginAdventure(Seed{17}, RunKind::Daily));
    CHECK(winsIn(game) == mostWins);
    REQUIRE(game.session().beginPractice(CreatureKind::KingSlime, Seed{5}));
    CHECK(winsIn(game) == mostWins);
    game.session().endAdventure();
    CHECK(winsIn(game) == mostWins);
    const Saves others;
    Game unlocked = gameAfter(others, 0, {"adventure.unlock_all=true"});
    REQUIRE(unlocked.session().beginAdventure(Seed{17}));
    CHECK(winsIn(unlocked) == mostWins);
}
