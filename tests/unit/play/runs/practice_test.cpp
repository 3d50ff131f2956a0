// A boss by itself: it is not recorded, and the best time is kept.
#include "play/states/states.hpp"
#include "testing/catch2.hpp"
#include "unit/app/saved_game.hpp"
#include "unit/play/runs/adventures.hpp"
#include "view/run/run_screens.hpp"

#include <algorithm>
#include <fstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

FieldNotes notesIn(const Saves& saves) {
    return saves.runs().notes().read().value();
}

// Adventure, Practice.
void openPractice(Game& game) {
    chooseOnTitle(game, TitleLine::Seed);  // the line above it
    press(game, Key::Escape);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "field notes");
}

void strikeDown(Game& game) {
    game.session().host.autopilot = Autopilot(expert);
    for (int count = 0; count < 20'000 && game.stateName() != "practice end"; ++count) {
        tick(game, 1);
    }
}

}  // namespace

TEST_CASE("a boss that has fallen can be fought by itself, and the best time is kept") {
    const Saves saves;
    REQUIRE_FALSE(saves.runs().notes().change([](FieldNotes& notes) { notes.wins = 1; }));
    Game game = saves.game(FirstState::Title, {"creature.king_slime.health=3"});
    openPractice(game);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "explore");
    const World& world = worldOf(game);
    CHECK(world.config.floor == 1);
    CHECK(world.room.kind() == RoomKind::Boss);
    holdThread(game);
    CHECK(world.player.kit.threads == world.config.adventure.thread.atStart);
    strikeDown(game);
    REQUIRE(game.stateName() == "practice end");
    CHECK_FALSE(game.session().message.shown());
    const std::uint64_t best =
        notesIn(saves).bestTime("king_slime", game.session().run()->difficulty);
    CHECK(best > 0);
    CHECK(best < game.session().expedition.tally().ticks);
    CHECK_FALSE(saves.runs().hasRun());
    CHECK(saves.runs().read().value().runs.empty());
    CHECK(notesIn(saves).ended[Subject::Creature].empty());

    press(game, Key::Enter);  // a blow that came too late
    CHECK(game.stateName() == "practice end");
    tick(game, runEndListenTick);
    press(game, Key::Enter);  // Again
    REQUIRE(game.stateName() == "explore");
    CHECK(worldOf(game).tick == 0);
    die(game);
    REQUIRE(game.stateName() == "practice end");
    CHECK(notesIn(saves).bestTime("king_slime", game.session().run()->difficulty) == best);
    tick(game, runEndListenTick);
    press(game, Key::Escape);
    CHECK(game.stateName() == "field notes");
    CHECK_FALSE(game.session().isAdventure());
    press(game, Key::Escape);
    CHECK(game.stateName() == "title");
}

TEST_CASE("where the field notes cannot be read, no time is called the best so far") {
    const auto endPage = [](const Saves& saves) {
        Game game = saves.game(FirstState::Title);
        REQUIRE(game.session().beginPractice(CreatureKind::Porter, Seed{5}));
        game.session().practice()->struckDownAt = 1000;
        Canvas canvas({240, 176}, {0, 0, 0});
        makePracticeEnd(game.session())->draw(canvas, game.session(), 0);
        return canvas;
    };
    const Saves without;
    const Saves broken;
    REQUIRE_FALSE(broken.runs().notes().change([](FieldNotes& notes) { notes.wins = 1; }));
    std::ofstream(broken.runs().records() / "notes.txt") << "?";
    CHECK_FALSE(std::ranges::equal(endPage(without).pixels(), endPage(broken).pixels()));
    CHECK(notesIn(broken).bestTime("porter", Difficulty::Normal) == 1000);
}

TEST_CASE("who has struck down no boss cannot practise") {
    const Saves saves;
    Game game = saves.game(FirstState::Title);
    openPractice(game);
    press(game, Key::Enter);
    CHECK(game.stateName() == "field notes");
}

TEST_CASE("who gives practice up and begins again practises the same") {
    const Saves saves;
    Game game = saves.game(FirstState::Title);
    REQUIRE(game.session().beginPractice(CreatureKind::Porter, Seed{5}));
    Stage stage(game.session());
    const auto giveUpAnd = [&](std::initializer_list<Action> actions) {
        stage.restart(makeRunEnd(game.session(), game.session().giveUp()));
        stage.settle();
        for (int count = 0; count < runEndListenTick; ++count) {
            stage.top().tick(stage);
        }
        for (const Action action : actions) {
            stage.top().press(action, stage);
        }
        stage.settle();
        REQUIRE(stage.top().name() == "explore");
        REQUIRE(game.session().practice() != nullptr);
        CHECK(game.session().practice()->boss == CreatureKind::Porter);
        CHECK(worldOf(game).room.kind() == RoomKind::Boss);
    };
    giveUpAnd({Action::Confirm});
    CHECK(game.session().run()->seed == Seed{5});
    giveUpAnd({Action::Down, Action::Confirm});
    CHECK(game.session().run()->seed != Seed{5});
}

TEST_CASE("practice does not touch the saved run") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 100);
    }
    REQUIRE(saves.runs().hasRun());
    const std::uint64_t ticks = saves.runs().savedRun()->ticks;
    Game game = saves.game(FirstState::Title);
    REQUIRE(game.session().beginPractice(CreatureKind::Porter, Seed{5}));
    CHECK(worldOf(game).config.floor == 2);
    CHECK_FALSE(game.session().ownWeights.everHadOwn());
    tick(game, 10);
    game.session().endAdventure();
    CHECK(saves.runs().savedRun()->ticks == ticks);
}
