#include "play/input/input_state.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

// Whether an action of play is about the game and its dungeon. The Lab shows neither, and takes no
// such action.
bool isOfGame(Action action) {
    constexpr std::array actions{Action::NewDungeon, Action::SameSeed, Action::Undo,
                                 Action::CopySeed, Action::SlowMotion};
    return contains(actions, action);
}

// Ranks an action for a listener: of several actions on one key, the listener takes the highest.
// Confirm and Back rank above the actions of play, but below them for Listener::Play. Viewers and
// the Lab rank their own actions highest. Null if the listener ignores the action.
std::optional<int> priority(Action action, Listener listener) {
    if (isOfViewers(action)) {
        return listener == Listener::Viewer ? std::optional(2) : std::nullopt;
    }
    if (isOfLab(action)) {
        return listener == Listener::Lab ? std::optional(2) : std::nullopt;
    }
    if (listener == Listener::Lab && isOfGame(action)) {
        return std::nullopt;
    }
    const bool isOfMenus = action == Action::Confirm || action == Action::Back;
    const bool isOfPlay = !isOfMenus;
    const bool isPreferred = listener == Listener::Play ? isOfPlay : isOfMenus;
    return isPreferred ? 1 : 0;
}

bool isBound(const KeyBindings& bindings, Action action, KeyBinding key) {
    const auto& keys = bindings[action];
    return contains(keys, key);
}

std::optional<Action> boundExactly(const KeyBindings& bindings, KeyBinding key, Listener listener) {
    std::optional<Action> found;
    std::optional<int> highest;
    for (const Action action : allValues<Action>) {
        const std::optional<int> rank = priority(action, listener);
        if (rank && isBound(bindings, action, key) && (!highest || *rank > *highest)) {
            found = action;
            highest = rank;
        }
    }
    return found;
}

}  // namespace

std::optional<Action> actionFor(const KeyBindings& bindings, KeyBinding pressed,
                                Listener listener) {
    const auto exact = boundExactly(bindings, pressed, listener);
    return exact || !pressed.shift ? exact : boundExactly(bindings, {pressed.key, false}, listener);
}

void InputState::press(Key key, Action action) {
    heldBy_[key] = action;
    latched_.set(static_cast<std::size_t>(action));
}

void InputState::hold(Key key, Action action) {
    heldBy_[key] = action;
    latched_.reset(static_cast<std::size_t>(action));
}

namespace {

bool isWalk(Action action) {
    return action <= Action::Right;
}

bool isToggled(Action action, HeldKeys heldKeys) {
    const bool regrows = action == Action::NewDungeon || action == Action::SameSeed;
    switch (heldKeys) {
    case HeldKeys::Hold:
        return false;
    case HeldKeys::Toggle:
        return regrows;
    case HeldKeys::ToggleAll:
        return regrows || isWalk(action);
    }
    return false;
}

}  // namespace

// A toggled direction ends the one before it, so that the knight turns by one press. R and Shift+R
// end each other, too.
void InputState::press(Key key, Action action, HeldKeys heldKeys) {
    if (!isToggled(action, heldKeys)) {
        return press(key, action);
    }
    const auto index = static_cast<std::size_t>(action);
    const bool begins = !toggled_.test(index);
    for (const Action other : allValues<Action>) {
        if (isToggled(other, heldKeys) && isWalk(other) == isWalk(action)) {
            toggled_.reset(static_cast<std::size_t>(other));
        }
    }
    toggled_.set(index, begins);
}

void InputState::release(Key key) {
    heldBy_[key].reset();
}

void InputState::clear() {
    heldBy_ = {};
    dropPresses();
}

bool InputState::held(Action action) const {
    return contains(heldBy_, action) || toggled_.test(static_cast<std::size_t>(action));
}

namespace {

// Which action holds which button down, apart from those of the items.
struct ButtonRow {
    Button button;
    Action action;
};
constexpr auto buttonRows = keyedTable<&ButtonRow::button, ButtonRow>({
    {Button::North, Action::Up},
    {Button::South, Action::Down},
    {Button::West, Action::Left},
    {Button::East, Action::Right},
    {Button::Sword, Action::Sword},
    {Button::Item, Action::Item},
    {Button::NextItem, Action::NextItem},
    {Button::PreviousItem, Action::PreviousItem},
    {Button::SecondItem, Action::SecondItem},
});

}  // namespace

InputFrame InputState::take() {
    InputFrame frame;
    const auto add = [&](Action action, Button button) {
        if (held(action) || latched_.test(static_cast<std::size_t>(action))) {
            frame = frame.with(button);
        }
    };
    for (const auto& [button, action] : buttonRows) {
        add(action, button);
    }
    for (const Item item : allValues<Item>) {
        add(actionOf(item), buttonOf(item));
    }
    latched_.reset();
    return frame;
}

namespace {

// A pushed stick counts as released once it is this far below the end of the dead zone, in percent.
// If the dead zone is small, the stick counts as released at half of the dead zone already. A stick
// that rests a little off its middle would otherwise never be released.
constexpr int releaseSlack = 10;

std::optional<Key> buttonKey(int button) {
    if (button < 0 || button >= padButtonCount) {
        return std::nullopt;
    }
    return static_cast<Key>(static_cast<int>(Key::PadA) + button);
}

bool isHorizontal(PadTilted::Axis axis) {
    return axis == PadTilted::Axis::StickX || axis == PadTilted::Axis::CrossX;
}

// Returns to which side an axis is pushed: -1, 0 or 1. `sideBefore` is the side until now.
int pushOf(int percent, int sideBefore, int deadZone) {
    const int side = percent > 0 ? 1 : -1;
    const int limit =
        side == sideBefore ? deadZone - std::min(releaseSlack, deadZone / 2) : deadZone;
    return std::abs(percent) > limit ? side : 0;
}

}  // namespace

bool PadKeys::isDown(Key key) const {
    return std::ranges::any_of(
        pads_, [key](const auto& pad) { return pad.second.down[static_cast<std::size_t>(key)]; });
}

void PadKeys::setDown(int pad, Key key, bool down, std::vector<WindowEvent>& keys) {
    const bool wasDown = isDown(key);
    pads_[pad].down[static_cast<std::size_t>(key)] = down;
    if (isDown(key) == wasDown) {
        return;
    }
    if (down) {
        lastUsed_ = pad;
        keys.emplace_back(KeyPressed{{key}});
    } else {
        keys.emplace_back(KeyReleased{key});
    }
}

void PadKeys::tilt(const PadTilted& tilted, int deadZone, std::vector<WindowEvent>& keys) {
    auto& pushed = pads_[tilted.pad].pushed;
    int& side = pushed[static_cast<std::size_t>(tilted.axis)];
    side = pushOf(tilted.percent, side, deadZone);
    // Stick and D-pad count as one: a side is held while either of them is pushed there.
    const bool isSideways = isHorizontal(tilted.axis);
    const auto isHeld = [&](int wanted) {
        const auto stick = static_cast<std::size_t>(isSideways ? PadTilted::Axis::StickX
                                                               : PadTilted::Axis::StickY);
        const auto cross = static_cast<std::size_t>(isSideways ? PadTilted::Axis::CrossX
                                                               : PadTilted::Axis::CrossY);
        return pushed[stick] == wanted || pushed[cross] == wanted;
    };
    setDown(tilted.pad, isSideways ? Key::PadLeft : Key::PadUp, isHeld(-1), keys);
    setDown(tilted.pad, isSideways ? Key::PadRight : Key::PadDown, isHeld(1), keys);
}

void PadKeys::translate(const WindowEvent& event, int deadZone, std::vector<WindowEvent>& keys) {
    if (const auto* tilted = std::get_if<PadTilted>(&event)) {
        tilt(*tilted, deadZone, keys);
    } else if (const auto* pressed = std::get_if<PadPressed>(&event)) {
        if (const auto key = buttonKey(pressed->button)) {
            setDown(pressed->pad, *key, true, keys);
        }
    } else if (const auto* released = std::get_if<PadReleased>(&event)) {
        if (const auto key = buttonKey(released->button)) {
            setDown(released->pad, *key, false, keys);
        }
    } else if (const auto* gone = std::get_if<PadGone>(&event)) {
        pads_[gone->pad].pushed = {};
        for (int index = static_cast<int>(Key::PadUp); index < keyCount; ++index) {
            setDown(gone->pad, static_cast<Key>(index), false, keys);
        }
    }
}

}  // namespace doorstring
