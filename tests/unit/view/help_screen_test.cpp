#include "testing/catch2.hpp"
#include "view/help_screen.hpp"

using namespace doorstring;

TEST_CASE("the help tells the keys as they are bound") {
    KeyBindings keys;
    keys[Action::Up] = {{Key::Up}, {Key::W}};
    keys[Action::Left] = {{Key::Left}, {Key::A}};
    keys[Action::Down] = {{Key::Down}};
    keys[Action::Right] = {{Key::Right}};
    keys[Action::SameSeed] = {{Key::R, true}};
    const auto lines = helpLines(keys, false);
    CHECK(lines[0].keys == "\u2191\u2190\u2193\u2192, WA");
    CHECK(lines[0].what == "walk");
    REQUIRE(lines.size() == 2);  // what has no key is not told
    CHECK(lines[1].keys == "Shift+R");
}

TEST_CASE("the help tells the gamepad's buttons when it was used last") {
    KeyBindings keys;
    keys[Action::Up] = {{Key::Up}, {Key::PadUp}};
    keys[Action::NewDungeon] = {{Key::R}, {Key::PadY}};
    const auto lines = helpLines(keys, true);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].keys == "\u2191");
    CHECK(lines[1].keys == "\uE003");
}
