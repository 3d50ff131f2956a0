#include "play/input/input_state.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

// Which of several actions on one key a listener takes: the highest. Viewers prefer their own,
// menus confirm and back, play all others. None: the listener has no such action.
std::optional<int> priority(Action action, Listener listener) {
    if (isOfViewers(action)) {
        return listener == Listener::Viewer ? std::optional(2) : std::nullopt;
    }
    const bool isOfMenus = action == Action::Confirm || action == Action::Back;
    return isOfMenus == (listener != Listener::Play) ? 1 : 0;
}

bool isBound(const KeyBindings& bindings, Action action, KeyBinding key) {
    const auto& keys = bindings[action];
    return contains(keys, key);
}

std::optional<Action> boundExactly(const KeyBindings& bindings, KeyBinding key, Listener listener) {
    std::optional<Action> found;
    std::optional<int> largest;
    for (const Action action : allValues<Action>) {
        if (isBound(bindings, action, key) && priority(action, listener) > largest) {
            found = action;
            largest = priority(action, listener);
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

void InputState::press(Key key, Action action, bool onlyHeld) {
    heldBy_[key] = action;
    latched_[static_cast<std::size_t>(action)] = !onlyHeld;
}

void InputState::release(Key key) {
    heldBy_[key].reset();
}

void InputState::clear() {
    heldBy_ = {};
    latched_.reset();
}

bool InputState::held(Action action) const {
    return contains(heldBy_, action);
}

InputFrame InputState::take() {
    constexpr std::array buttons{std::pair{Action::Up, Button::North},
                                 std::pair{Action::Down, Button::South},
                                 std::pair{Action::Left, Button::West},
                                 std::pair{Action::Right, Button::East},
                                 std::pair{Action::Sword, Button::Sword},
                                 std::pair{Action::Item, Button::Item},
                                 std::pair{Action::NextItem, Button::NextItem},
                                 std::pair{Action::PreviousItem, Button::PreviousItem}};
    InputFrame frame;
    for (const auto& [action, button] : buttons) {
        if (held(action) || latched_.test(static_cast<std::size_t>(action))) {
            frame = frame.with(button);
        }
    }
    latched_.reset();
    return frame;
}

}  // namespace doorstring
