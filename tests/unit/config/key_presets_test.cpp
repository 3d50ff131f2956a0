// Keys for one hand.
#include "config/key_presets.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "testing/keyboard_halves.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

KeyBindings shippedKeys() {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return loadConfig(sources).value().config.keys;
}

}  // namespace

TEST_CASE("with the keys for one hand every action has a key in its reach, and none has two jobs") {
    const KeyBindings shipped = shippedKeys();
    const KeyHands hand = GENERATE(KeyHands::Left, KeyHands::Right);
    const KeyBindings keys = boundForHand(shipped, hand);
    for (const Action action : allValues<Action>) {
        INFO(name(action));
        REQUIRE_FALSE(keys[action].empty());
        CHECK(isInReach(keys[action].front().key, hand));
    }
    for (const SharedKey& shared : findSharedKeys(keys)) {
        FAIL_CHECK(toString(shared.binding)
                   << " is for " << name(shared.first) << " and " << name(shared.second));
    }
}

TEST_CASE("with the keys for one hand the Lab hides none that walks, confirms or goes back") {
    const KeyBindings keys = boundForHand(shippedKeys(), GENERATE(KeyHands::Left, KeyHands::Right));
    CHECK_FALSE(findReservedKey(keys));
    for (const Action action :
         {Action::Up, Action::Down, Action::Left, Action::Right, Action::Confirm, Action::Back}) {
        for (const Action ofLab : allValues<Action>) {
            INFO(name(ofLab));
            CHECK((!isOfLab(ofLab) || keys[ofLab].front() != keys[action].front()));
        }
    }
}

TEST_CASE("arrows, Enter and Escape stay keys of menus whichever hand has the others") {
    const KeyBindings keys = boundForHand(shippedKeys(), GENERATE(KeyHands::Left, KeyHands::Right));
    for (const auto& [action, key] :
         {std::pair{Action::Up, Key::Up}, std::pair{Action::Down, Key::Down},
          std::pair{Action::Left, Key::Left}, std::pair{Action::Right, Key::Right},
          std::pair{Action::Back, Key::Escape}, std::pair{Action::Confirm, Key::Enter}}) {
        INFO(name(action));
        CHECK(std::ranges::count(keys[action], KeyBinding{key}) == 1);
    }
}

TEST_CASE("no action gets more keys than a file may have, and each gets those of the keyboard") {
    KeyBindings own = shippedKeys();
    own[Action::Confirm] = {{Key::PadA}, {Key::PadX}, {Key::PadY}, {Key::PadStart}};
    const KeyBindings keys = withKeyboardOf(own, shippedKeys());
    CHECK(keys[Action::Confirm] ==
          std::vector<KeyBinding>{{Key::Enter}, {Key::Space}, {Key::PadA}, {Key::PadX}});
}

TEST_CASE("no key but Space is in the reach of both hands") {
    for (const Key key : allValues<Key>) {
        const bool isOfBoth = isInReach(key, KeyHands::Left) && isInReach(key, KeyHands::Right);
        INFO(name(key));
        CHECK(isOfBoth == (key == Key::Space));
        CHECK(isInReach(key, KeyHands::Both) == !isPad(key));
    }
}

TEST_CASE("the buttons of a gamepad stay as the player has bound them") {
    KeyBindings mine = shippedKeys();
    mine[Action::Sword] = {{Key::N}, {Key::PadRB}};
    using Keys = std::vector<KeyBinding>;
    CHECK(boundForHand(mine, KeyHands::Left)[Action::Sword] == Keys{{Key::Space}, {Key::PadRB}});
    CHECK(withKeyboardOf(mine, shippedKeys())[Action::Sword] ==
          Keys{{Key::Space}, {Key::J}, {Key::PadRB}});
}
