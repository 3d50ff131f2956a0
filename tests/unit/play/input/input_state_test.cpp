#include "play/input/input_state.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

KeyBindings someBindings() {
    KeyBindings keys;
    keys[Action::Up] = {{Key::Up}, {Key::W}};
    keys[Action::Right] = {{Key::Right}};
    keys[Action::NewDungeon] = {{Key::R}};
    keys[Action::SameSeed] = {{Key::R, true}};
    keys[Action::Pause] = {{Key::Escape}};
    keys[Action::Back] = {{Key::Escape}};
    return keys;
}

InputFrame only(Direction direction) {
    return holding(direction);
}

}  // namespace

TEST_CASE("a binding with the same modifiers wins, else the one without") {
    const KeyBindings keys = someBindings();
    CHECK(actionFor(keys, {Key::R}, Listener::Play) == Action::NewDungeon);
    CHECK(actionFor(keys, {Key::R, true}, Listener::Play) == Action::SameSeed);
    CHECK(actionFor(keys, {Key::Up, true}, Listener::Play) == Action::Up);
    CHECK_FALSE(actionFor(keys, {Key::Z}, Listener::Play));
}

TEST_CASE("a key with two meanings goes back in menus and pauses in play") {
    const KeyBindings keys = someBindings();
    CHECK(actionFor(keys, {Key::Escape}, Listener::Play) == Action::Pause);
    CHECK(actionFor(keys, {Key::Escape}, Listener::Menu) == Action::Back);
}

TEST_CASE("viewers have keys of their own, which do something else elsewhere or nothing") {
    KeyBindings keys = someBindings();
    keys[Action::Sword] = {{Key::Space}};
    keys[Action::Confirm] = {{Key::Space}};
    keys[Action::PlayPause] = {{Key::Space}};
    keys[Action::ToEnd] = {{Key::End}};
    CHECK(actionFor(keys, {Key::Space}, Listener::Play) == Action::Sword);
    CHECK(actionFor(keys, {Key::Space}, Listener::Menu) == Action::Confirm);
    CHECK(actionFor(keys, {Key::Space}, Listener::Viewer) == Action::PlayPause);
    CHECK(actionFor(keys, {Key::Escape}, Listener::Viewer) == Action::Back);
    CHECK(actionFor(keys, {Key::End}, Listener::Viewer) == Action::ToEnd);
    CHECK_FALSE(actionFor(keys, {Key::End}, Listener::Menu));
}

TEST_CASE("the Lab has keys of its own, and none that changes the game's dungeon") {
    KeyBindings keys = someBindings();
    keys[Action::LabRemoveEdits] = {{Key::R}};
    keys[Action::LabWhy] = {{Key::W}};
    keys[Action::Undo] = {{Key::U}};
    keys[Action::Mute] = {{Key::N}};
    CHECK(actionFor(keys, {Key::R}, Listener::Lab) == Action::LabRemoveEdits);
    CHECK(actionFor(keys, {Key::R, true}, Listener::Lab) == Action::LabRemoveEdits);
    CHECK(actionFor(keys, {Key::W}, Listener::Lab) == Action::LabWhy);
    CHECK(actionFor(keys, {Key::Up}, Listener::Lab) == Action::Up);
    CHECK(actionFor(keys, {Key::Escape}, Listener::Lab) == Action::Back);
    CHECK(actionFor(keys, {Key::N}, Listener::Lab) == Action::Mute);
    CHECK_FALSE(actionFor(keys, {Key::U}, Listener::Lab));
    CHECK(actionFor(keys, {Key::W}, Listener::Play) == Action::Up);
    CHECK(actionFor(keys, {Key::R}, Listener::Play) == Action::NewDungeon);
    CHECK(actionFor(keys, {Key::W}, Listener::Viewer) == Action::Up);
}

TEST_CASE("a press and release between two ticks counts for one tick") {
    InputState input;
    input.press(Key::Up, Action::Up);
    input.release(Key::Up);
    CHECK(input.take() == only(Direction::North));
    CHECK(input.take() == InputFrame{});
}

TEST_CASE("the sword's key counts beside those that walk") {
    InputState input;
    input.press(Key::J, Action::Sword);
    input.press(Key::Up, Action::Up);
    input.release(Key::J);
    CHECK(input.take() == holding(Direction::North, Button::Sword));
    CHECK(input.take() == only(Direction::North));
}

TEST_CASE("a held key counts until it is released") {
    InputState input;
    input.press(Key::Right, Action::Right);
    CHECK(input.take() == only(Direction::East));
    CHECK(input.take() == only(Direction::East));
    input.release(Key::Right);
    CHECK(input.take() == InputFrame{});
}

TEST_CASE("of two keys for one direction, one can be let go") {
    InputState input;
    input.press(Key::Up, Action::Up);
    input.press(Key::W, Action::Up);
    input.take();
    input.release(Key::Up);
    CHECK(input.take() == only(Direction::North));
}

TEST_CASE("a key lets go of what it asked for when it went down") {
    // The binding may change on disk while the key is down.
    InputState input;
    input.press(Key::R, Action::Right);
    input.take();
    input.release(Key::R);
    CHECK_FALSE(input.held(Action::Right));
}

TEST_CASE("clearing lets go of everything") {
    InputState input;
    input.press(Key::Up, Action::Up);
    input.clear();
    CHECK(input.take() == InputFrame{});
    CHECK_FALSE(input.held(Action::Up));
}

namespace {

using PadAxis = PadTilted::Axis;

// "+PadLeft -PadRight": what an event pressed and released.
std::string eventsOf(PadKeys& pad, const WindowEvent& event, int deadZone = 40) {
    std::vector<WindowEvent> keys;
    pad.translate(event, deadZone, keys);
    std::string text;
    for (const WindowEvent& key : keys) {
        text += text.empty() ? "" : " ";
        if (const auto* pressed = std::get_if<KeyPressed>(&key)) {
            text += "+" + std::string(name(pressed->key.key));
        } else {
            text += "-" + std::string(name(std::get<KeyReleased>(key).key));
        }
    }
    return text;
}

}  // namespace

TEST_CASE("a stick counts beyond its dead zone, and until it has gone back a little further") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 40}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 41}) == "+PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 35}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 30}) == "-PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickY, -100}) == "+PadUp");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickY, 100}) == "-PadUp +PadDown");
}

TEST_CASE("a stick that rests a little off its middle comes to rest, however small its dead zone") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 11}, 10) == "+PadRight");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 6}, 10).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 4}, 10) == "-PadRight");
}

TEST_CASE("stick and cross hold the same key together") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, -90}) == "+PadLeft");
    CHECK(eventsOf(pad, PadTilted{PadAxis::CrossX, -100}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 0}).empty());
    CHECK(eventsOf(pad, PadTilted{PadAxis::CrossX, 0}) == "-PadLeft");
}

TEST_CASE("buttons are keys, those without a name are nothing") {
    PadKeys pad;
    CHECK(eventsOf(pad, PadPressed{0}) == "+PadA");
    CHECK(eventsOf(pad, PadPressed{7}) == "+PadStart");
    CHECK(eventsOf(pad, PadReleased{0}) == "-PadA");
    CHECK(eventsOf(pad, PadPressed{8}).empty());
    CHECK(eventsOf(pad, PadPressed{-1}).empty());
}

TEST_CASE("a pad that is pulled out in mid-step lets go of everything") {
    PadKeys pad;
    eventsOf(pad, PadTilted{PadAxis::StickX, 100});
    eventsOf(pad, PadPressed{3});
    CHECK(eventsOf(pad, PadGone{}) == "-PadRight -PadY");
    CHECK(eventsOf(pad, PadTilted{PadAxis::StickX, 0}).empty());
}

TEST_CASE("of two pads, the one that is pulled out lets go only of what the other does not hold") {
    PadKeys pads;
    eventsOf(pads, PadTilted{PadAxis::StickX, 100, 1});
    CHECK(eventsOf(pads, PadPressed{3, 0}) == "+PadY");
    CHECK(pads.lastUsed() == 0);
    CHECK(eventsOf(pads, PadPressed{3, 1}).empty());
    CHECK(eventsOf(pads, PadPressed{0, 1}) == "+PadA");
    CHECK(pads.lastUsed() == 1);
    CHECK(eventsOf(pads, PadTilted{PadAxis::StickX, 0, 0}).empty());
    CHECK(eventsOf(pads, PadGone{1}) == "-PadRight -PadA");
    CHECK(eventsOf(pads, PadGone{0}) == "-PadY");
}

TEST_CASE("what is toggled lasts from one press to the next, whatever is released") {
    InputState input;
    input.press(Key::R, Action::NewDungeon, HeldKeys::Toggle);
    input.release(Key::R);
    input.take();
    CHECK(input.held(Action::NewDungeon));
    input.press(Key::R, Action::NewDungeon, HeldKeys::Toggle);
    CHECK_FALSE(input.held(Action::NewDungeon));
    input.press(Key::R, Action::SameSeed, HeldKeys::Toggle);
    input.press(Key::R, Action::NewDungeon, HeldKeys::Toggle);
    CHECK_FALSE(input.held(Action::SameSeed));
    input.letGo(Action::NewDungeon);
    CHECK_FALSE(input.held(Action::NewDungeon));
}

TEST_CASE("walking is toggled only where all is, and a way takes the place of another") {
    InputState input;
    input.press(Key::Up, Action::Up, HeldKeys::Toggle);
    input.release(Key::Up);
    CHECK(input.take() == only(Direction::North));
    CHECK(input.take() == InputFrame{});
    const auto press = [&](Key key, Action action) {
        input.press(key, action, HeldKeys::ToggleAll);
        input.release(key);
    };
    press(Key::Up, Action::Up);
    input.take();
    CHECK(input.take() == only(Direction::North));
    press(Key::Right, Action::Right);
    CHECK(input.take() == only(Direction::East));
    press(Key::Right, Action::Right);
    CHECK(input.take() == InputFrame{});
    press(Key::Space, Action::Sword);
    CHECK(input.take().has(Button::Sword));
    CHECK(input.take() == InputFrame{});
}

TEST_CASE("a menu and a lost focus end what was toggled") {
    InputState input;
    const bool isMenu = GENERATE(false, true);
    input.press(Key::Up, Action::Up, HeldKeys::ToggleAll);
    input.release(Key::Up);
    isMenu ? input.dropPresses() : input.clear();
    CHECK(input.take() == InputFrame{});
}
