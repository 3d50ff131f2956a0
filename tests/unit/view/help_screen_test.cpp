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
    const auto lines = helpLines(keys);
    CHECK(lines[0].keys == "\u2191\u2190\u2193\u2192, WA");
    CHECK(lines[0].what == "walk");
    CHECK(lines[2].keys == "Shift+R");
    CHECK(lines[1].keys.empty());
}
