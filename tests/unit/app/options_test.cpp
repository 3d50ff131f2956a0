// Options and keys changed in the game, kept where they can be.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Where a player's options are kept; nothing is given by --config.
ConfigSources keptIn(const std::filesystem::path& folder) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = folder;
    return sources;
}

// A file stands where the folder would have to be.
ConfigSources keptNowhere(const TempFolder& folder) {
    return keptIn(folder.write("file", "") / "folder");
}

Game gameKeeping(const ConfigSources& sources) {
    return {shippedArt(), startFrom(sources), FirstState::Explore};
}

void openOptions(Game& game) {
    press(game, Key::P);
    press(game, Key::Down);
    press(game, Key::Down);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "options");
}

}  // namespace

TEST_CASE("options change at once and are kept in the user's folder") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    for (int count = 0; count < 3; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Right);
    CHECK(game.session().config().view.reducedMotion);
    CHECK(loadConfig(sources).value().config.view.reducedMotion);
    press(game, Key::N);
    CHECK(loadConfig(sources).value().config.view.muted);
    tick(game, ticksPerSecond);
    CHECK(messageOf(game) == "Sound off");
}

TEST_CASE("an option that cannot be kept counts all the same until the end") {
    const TempFolder folder;
    Game game = gameKeeping(keptNowhere(folder));
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    press(game, Key::R);
    CHECK(game.session().config().view.muted);
}

TEST_CASE("options that cannot be kept are reported once, and count all the same") {
    const TempFolder folder;
    Game game = gameKeeping(keptNowhere(folder));
    press(game, Key::N);
    CHECK(game.session().config().view.muted);
    CHECK_THAT(messageOf(game), ContainsSubstring("Not kept for the next start"));
    press(game, Key::N);
    CHECK_FALSE(game.session().config().view.muted);
    CHECK(messageOf(game) == "Sound on");
    game.session().changeVolumes(-10);
    CHECK_THAT(messageOf(game), ContainsSubstring("Effects 70 %"));
}

TEST_CASE("a key is bound anew in the menu, unless it does something else already") {
    const TempFolder home;
    const ConfigSources sources = keptIn(home.path());
    Game game = gameKeeping(sources);
    openOptions(game);
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "rebind");
    // The first line is walking up.
    press(game, Key::Enter);
    press(game, Key::R);
    CHECK(game.session().config().keys[Action::Up].front() == KeyBinding{Key::Up});
    CHECK_THAT(messageOf(game), ContainsSubstring("is new dungeon already"));
    press(game, Key::Enter);
    press(game, Key::I);
    CHECK(game.session().config().keys[Action::Up] ==
          std::vector<KeyBinding>{{Key::I}, {Key::PadUp}});
    CHECK(loadConfig(sources).value().config.keys[Action::Up].front() == KeyBinding{Key::I});
}
