#include "config/key_binding.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<KeyBinding> keysOf(Action action, const std::string& set) {
    Trial trial;
    trial.sources.sets = {set};
    return trial.load().config.keys[action];
}

const std::string knownKeys =
    "allowed are A to Z, 0 to 9, F1 to F12, Up, Down, Left, Right, Space, Enter, Escape, Tab, "
    "Backspace, Delete, Home, End, PageUp, PageDown, Comma, Period, Slash, Minus and Equal, with "
    "Shift+ before it or without, and PadUp, PadDown, PadLeft, PadRight, PadA, PadB, PadX, PadY, "
    "PadLB, PadRB, "
    "PadBack and PadStart of a gamepad";

}  // namespace

TEST_CASE("an action has a list of keys, or one") {
    CHECK(keysOf(Action::Map, "keys.map=[\"Tab\", \"Shift+M\"]") ==
          std::vector<KeyBinding>{{Key::Tab, false}, {Key::M, true}});
    CHECK(keysOf(Action::Map, "keys.map=\"Tab\"") == std::vector<KeyBinding>{{Key::Tab, false}});
    CHECK(keysOf(Action::Map, "keys.map=Tab") == std::vector<KeyBinding>{{Key::Tab, false}});
    CHECK(keysOf(Action::Map, "keys.map=7") == std::vector<KeyBinding>{{Key::Num7, false}});
    CHECK(keysOf(Action::SlowMotion, "keys.slow_motion=[]").empty());
}

TEST_CASE("names that are no keys are reported one by one") {
    CHECK(errorsOfSet({"keys.map=[\"Tabb\", \"Ctrl+Alt+Q\", 5]"}) ==
          Lines{"--set: keys.map: \"Tabb\" is not a key; did you mean \"Tab\"?",
                "--set: keys.map: \"Ctrl+Alt+Q\" is not a key; " + knownKeys,
                "--set: keys.map: 5 is not a key; " + knownKeys});
}

TEST_CASE("how many keys an action has is checked") {
    CHECK(errorsOfSet({"keys.map=[\"1\", \"2\", \"3\", \"4\", \"5\"]"}) ==
          Lines{"--set: keys.map: [\"1\", \"2\", \"3\", \"4\", \"5\"] has 5 keys; allowed are "
                "lists of 0 "
                "to 4 keys, such as [\"Up\", \"Shift+W\"]"});
    for (const std::string key : {"up", "down", "left", "right", "confirm", "back", "pause"}) {
        CHECK(errorsOfSet({"keys." + key + "=[]"}) ==
              Lines{"--set: keys." + key +
                    ": [] has 0 keys; allowed are lists of 1 to 4 keys, such as "
                    "[\"Up\", \"Shift+W\"]"});
    }
    CHECK(errorsOfSet({"keys.map=[\"Tab\", \"tab\"]"}) ==
          Lines{"--set: keys.map: Tab is listed twice"});
}

TEST_CASE("a key of two actions of play is reported with both, where it was given last") {
    CHECK(
        errorsOfSet({"keys.map=R"}) ==
        Lines{"--set: keys.map: R is bound to keys.new_dungeon too; allowed is one action a key"});
    CHECK(
        errorsOfSet({"keys.undo=R"}) ==
        Lines{"--set: keys.undo: R is bound to keys.new_dungeon too; allowed is one action a key"});
    CHECK(errorsOfSet({"keys.map=Shift+R"}) ==
          Lines{"--set: keys.map: Shift+R is bound to keys.same_seed too; allowed is one action a "
                "key"});
}

TEST_CASE("confirm and back share keys with play, but not with what menus use") {
    CHECK(errorsOfSet({"keys.confirm=R", "keys.back=M"}) == Lines{});
    CHECK(
        errorsOfSet({"keys.back=Enter"}) ==
        Lines{"--set: keys.back: Enter is bound to keys.confirm too; allowed is one action a key"});
    CHECK(errorsOfSet({"keys.confirm=W"}) ==
          Lines{"--set: keys.confirm: W is bound to keys.up too; allowed is one action a key"});
}

TEST_CASE(
    "keys of the Lab are shared with all but each other, and leave it a way to choose and type") {
    CHECK(errorsOfSet({"keys.lab_save=R", "keys.lab_remove_edits=Space"}) == Lines{});
    CHECK(errorsOfSet({"keys.lab_save=F"}) ==
          Lines{"--set: keys.lab_save: F is bound to keys.lab_find too; allowed is one action a "
                "key"});
    for (const std::string key : {"Enter", "Escape", "Up", "Shift+Left", "7", "PadDown", "PadA"}) {
        CHECK(errorsOfSet({"keys.lab_save=" + (key == "7" ? "[\"7\"]" : key)}) ==
              Lines{"--set: keys.lab_save: " + key +
                    " chooses, types or leaves in the Lab; allowed is any key but arrows, digits, "
                    "Enter, Escape, the ways of a gamepad, PadA and PadB"});
    }
}

TEST_CASE("a key with shift is another key") {
    CHECK(errorsOfSet({"keys.map=Shift+W"}) == Lines{});
}
