#include "play/session/while_growing.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

KeyBindings keysWithBack() {
    KeyBindings keys;
    keys[Action::Back] = {{Key::Escape}, {Key::PadB}};
    return keys;
}

}  // namespace

TEST_CASE("while a dungeon grows, keys pressed are dropped and keys released are kept") {
    std::vector<WindowEvent> late;
    CHECK(takeWhileGrowing(
        keysWithBack(), {KeyPressed{{Key::R}}, KeyReleased{Key::Right}, PadPressed{0}, FocusLost{}},
        late));
    REQUIRE(late.size() == 2);
    CHECK(std::get<KeyReleased>(late[0]).key == Key::Right);
    CHECK(std::holds_alternative<FocusLost>(late[1]));
}

TEST_CASE("Back on the keyboard or on a pad ends the growing, and so does closing the window") {
    const auto event = GENERATE(WindowEvent(KeyPressed{{Key::Escape}}), WindowEvent(PadPressed{1}),
                                WindowEvent(WindowClosed{}));
    std::vector<WindowEvent> late;
    CHECK_FALSE(takeWhileGrowing(keysWithBack(), {event, KeyReleased{Key::Up}}, late));
    CHECK(std::holds_alternative<KeyReleased>(late.back()));
    // The window still has to close.
    CHECK(late.size() == (std::holds_alternative<WindowClosed>(event) ? 2 : 1));
}

TEST_CASE("a window that was closed while one dungeon grew ends the growing of the next one, too") {
    std::vector<WindowEvent> late;
    CHECK_FALSE(takeWhileGrowing(keysWithBack(), {WindowClosed{}}, late));
    CHECK_FALSE(takeWhileGrowing(keysWithBack(), {}, late));
    CHECK(late.size() == 1);
}
