#include "config/key_presets.hpp"

#include "base/contains.hpp"
#include "config/actions.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace doorstring {

namespace {

// A key that stays beside those of either hand: without it, a player who tries a layout could not
// leave the menu by the keys used until then.
struct KeptKey {
    Action action;
    Key key;
};
constexpr std::array keptKeys{
    KeptKey{Action::Up, Key::Up},       KeptKey{Action::Down, Key::Down},
    KeptKey{Action::Left, Key::Left},   KeptKey{Action::Right, Key::Right},
    KeptKey{Action::Back, Key::Escape}, KeptKey{Action::Confirm, Key::Enter}};

constexpr std::array leftHalf{
    Key::Q,    Key::W,    Key::E,  Key::R,  Key::T,  Key::A,  Key::S,    Key::D,      Key::F,
    Key::G,    Key::Z,    Key::X,  Key::C,  Key::V,  Key::B,  Key::Num1, Key::Num2,   Key::Num3,
    Key::Num4, Key::Num5, Key::F1, Key::F2, Key::F3, Key::F4, Key::F5,   Key::Escape, Key::Tab};
constexpr std::array rightHalf{
    Key::F6,        Key::Y,      Key::U,     Key::I,    Key::O,      Key::P,        Key::H,
    Key::J,         Key::K,      Key::L,     Key::N,    Key::M,      Key::Num6,     Key::Num7,
    Key::Num8,      Key::Num9,   Key::Num0,  Key::F7,   Key::F8,     Key::F9,       Key::F10,
    Key::F11,       Key::F12,    Key::Up,    Key::Down, Key::Left,   Key::Right,    Key::Enter,
    Key::Backspace, Key::Delete, Key::Home,  Key::End,  Key::PageUp, Key::PageDown, Key::Comma,
    Key::Period,    Key::Slash,  Key::Minus, Key::Equal};

}  // namespace

bool isInReach(Key key, KeyHands hand) {
    const bool isLeft = key == Key::Space || contains(leftHalf, key);
    const bool isRight = key == Key::Space || contains(rightHalf, key);
    return hand == KeyHands::Left ? isLeft : hand == KeyHands::Right ? isRight : isLeft || isRight;
}

KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys) {
    KeyBindings bound;
    const auto copy = [&](const KeyBindings& from, Action action, bool ofPad) {
        std::ranges::copy_if(from[action], std::back_inserter(bound[action]),
                             [&](KeyBinding key) { return isPad(key.key) == ofPad; });
    };
    for (const Action action : allValues<Action>) {
        copy(keys, action, false);
        copy(bindings, action, true);
    }
    return bound;
}

KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand) {
    KeyBindings keys;
    for (const Action action : allValues<Action>) {
        keys[action] = {hand == KeyHands::Left ? rowOf(action).left : rowOf(action).right};
    }
    for (const KeptKey& kept : keptKeys) {
        if (!contains(keys[kept.action], KeyBinding{kept.key})) {
            keys[kept.action].push_back({kept.key});
        }
    }
    return withKeyboardOf(bindings, keys);
}

}  // namespace doorstring
