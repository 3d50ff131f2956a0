#include "config/key_binding.hpp"
#include "testing/catch2.hpp"

#include <set>

using namespace doorstring;

TEST_CASE("every key is found by its name, in capital or small letters") {
    std::set<std::string_view> names;
    for (int index = 0; index < keyCount; ++index) {
        const Key key = static_cast<Key>(index);
        CAPTURE(name(key));
        CHECK(keyFromName(name(key)) == key);
        names.insert(name(key));
    }
    CHECK(static_cast<int>(names.size()) == keyCount);
    CHECK(keyFromName("pageup") == Key::PageUp);
    CHECK(keyFromName("ESCAPE") == Key::Escape);
    CHECK_FALSE(keyFromName("Pageup ").has_value());
    CHECK_FALSE(keyFromName("").has_value());
}

TEST_CASE("names belong to the right keys and actions") {
    CHECK(name(Key::A) == "A");
    CHECK(name(Key::Z) == "Z");
    CHECK(name(Key::Num0) == "0");
    CHECK(name(Key::Up) == "Up");
    CHECK(name(Key::F1) == "F1");
    CHECK(name(Key::F12) == "F12");
    CHECK(name(Key::Backspace) == "Backspace");
    CHECK(name(Key::Equal) == "Equal");
    CHECK(name(Action::Up) == "up");
    CHECK(name(Action::NewDungeon) == "new_dungeon");
    CHECK(name(Action::CopySeed) == "copy_seed");
    CHECK(name(Action::Screenshot) == "screenshot");
}

TEST_CASE("a binding is a key with or without shift") {
    CHECK(keyBindingFromText("R") == KeyBinding{Key::R, false});
    CHECK(keyBindingFromText("Shift+R") == KeyBinding{Key::R, true});
    CHECK(keyBindingFromText("shift+pagedown") == KeyBinding{Key::PageDown, true});
    CHECK(toString(KeyBinding{Key::R, true}) == "Shift+R");
    CHECK(toString(KeyBinding{Key::Num7, false}) == "7");
    for (const char* text : {"", "Shift+", "Shift", "Ctrl+R", "Shift+Shift+R", "R+Shift"}) {
        CAPTURE(text);
        CHECK_FALSE(keyBindingFromText(text).has_value());
    }
}
