// The page of keys: what it lets a player bind, one by one and all at once.
#include "config/actions.hpp"
#include "config/key_presets.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

using Keys = std::vector<KeyBinding>;

ConfigSources keysKeptIn(const TempFolder& folder) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = folder.path();
    return sources;
}

// Opens the page of keys, whose line for all keys is chosen then. The title must just be open.
void openKeys(Game& game) {
    chooseOnTitle(game, TitleLine::Options);
    pressKeys(game, {Key::Up, Key::Up, Key::Enter});
    REQUIRE(game.stateName() == "rebind");
}

// Goes from the line for all keys to that of an action.
void goDownTo(Game& game, Action action) {
    for (int line = 0; line <= static_cast<int>(action); ++line) {
        press(game, Key::Down);
    }
}

}  // namespace

TEST_CASE("the last key of the keyboard for what menus need stays, whatever a gamepad has") {
    const TempFolder home;
    Game game{shippedArt(), startFrom(keysKeptIn(home)), FirstState::Title};
    openKeys(game);
    const Action action =
        GENERATE(Action::Up, Action::Down, Action::Left, Action::Right, Action::Confirm);
    INFO(name(action));
    const Keys shipped = game.session().config().keys[action];
    REQUIRE(shipped.size() == 3);
    goDownTo(game, action);
    pressKeys(game, {Key::Enter, shipped[1].key});
    REQUIRE(game.session().config().keys[action] == Keys{shipped[0], shipped[2]});
    pressKeys(game, {Key::Enter, shipped[0].key});
    CHECK(game.session().config().keys[action] == Keys{shipped[0], shipped[2]});
    CHECK(messageOf(game) ==
          titleOf(action) + " needs a key of the keyboard. Add another one first.");
}

TEST_CASE("an action that a file leaves to the gamepad alone gets and loses buttons on the page") {
    const TempFolder home;
    home.write("options.toml", "keys.back = [\"PadB\"]\n");
    Game game{shippedArt(), startFrom(keysKeptIn(home)), FirstState::Title};
    openKeys(game);
    goDownTo(game, Action::Back);
    const auto toggle = [&](Key button) {
        const int number = static_cast<int>(button) - static_cast<int>(Key::PadA);
        press(game, Key::Enter);
        game.handle(PadPressed{number});
        game.handle(PadReleased{number});
        return game.session().config().keys[Action::Back];
    };
    CHECK(toggle(Key::PadX) == Keys{{Key::PadX}, {Key::PadB}});
    CHECK(toggle(Key::PadB) == Keys{{Key::PadX}});
    CHECK(toggle(Key::PadX) == Keys{{Key::PadX}});
    CHECK(messageOf(game) == "Back needs a key. Add another one first.");
}

TEST_CASE("a key that is taken is refused with all actions that it would have to be removed from") {
    const TempFolder home;
    Game game{shippedArt(), startFrom(keysKeptIn(home)), FirstState::Title};
    openKeys(game);
    goDownTo(game, Action::Left);
    pressKeys(game, {Key::Enter, Key::Space});
    CHECK(messageOf(game) ==
          "Space is already used for Confirm, Sword, Play pause. Remove it there first.");
}

TEST_CASE("the player's own keys stay among the keys for hands until the page is left") {
    const TempFolder home;
    const ConfigSources sources = keysKeptIn(home);
    Game game{shippedArt(), startFrom(sources), FirstState::Title};
    const KeyBindings shipped = game.session().config().keys;
    openKeys(game);
    goDownTo(game, Action::Up);
    pressKeys(game, {Key::Enter, Key::V, Key::Up});
    const KeyBindings own = game.session().config().keys;
    REQUIRE(own != shipped);
    const auto after = [&](Key key) {
        press(game, key);
        return game.session().config().keys;
    };
    CHECK(after(Key::Right) == shipped);
    CHECK(after(Key::Right) == boundForHand(shipped, KeyHands::Left));
    CHECK(after(Key::Right) == boundForHand(shipped, KeyHands::Right));
    CHECK(after(Key::Right) == own);
    CHECK(loadConfig(sources).value().config.keys == own);
    CHECK(after(Key::Left) == boundForHand(shipped, KeyHands::Right));
    CHECK(after(Key::Right) == own);
    CHECK(after(Key::Right) == shipped);
    pressKeys(game, {Key::Escape, Key::Enter});
    REQUIRE(game.stateName() == "rebind");
    CHECK(after(Key::Left) == boundForHand(shipped, KeyHands::Right));
    CHECK(after(Key::Right) == shipped);
}

TEST_CASE("a button changed among the keys for hands is not lost to the player's former keys") {
    const TempFolder home;
    Game game{shippedArt(), startFrom(keysKeptIn(home)), FirstState::Title};
    openKeys(game);
    goDownTo(game, Action::Up);
    pressKeys(game, {Key::Enter, Key::V, Key::Up, Key::Right});
    goDownTo(game, Action::Confirm);
    press(game, Key::Enter);
    game.handle(PadPressed{2});
    game.handle(PadReleased{2});
    const KeyBindings changed = game.session().config().keys;
    REQUIRE(changed[Action::Confirm].front() == KeyBinding{Key::PadX});
    for (int line = 0; line <= static_cast<int>(Action::Confirm); ++line) {
        press(game, Key::Up);
    }
    press(game, Key::Left);
    CHECK(game.session().config().keys == boundForHand(changed, KeyHands::Right));
}
