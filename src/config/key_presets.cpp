#include "config/key_presets.hpp"

#include "base/contains.hpp"
#include "config/actions.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace doorstring {

namespace {

// A key that each layout for one hand has in addition to the keys that the hand can reach. Without
// these keys, a player who tries a layout could not leave the menu by the keys that he is used to.
struct KeptKey {
    Action action;
    Key key;
};
constexpr std::array keptKeys{
    KeptKey{Action::Up, Key::Up},       KeptKey{Action::Down, Key::Down},
    KeptKey{Action::Left, Key::Left},   KeptKey{Action::Right, Key::Right},
    KeptKey{Action::Back, Key::Escape}, KeptKey{Action::Confirm, Key::Enter}};

}  // namespace

KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys) {
    KeyBindings bound;
    const auto isOfPad = [](KeyBinding binding) { return isPad(binding.key); };
    const auto isOfKeyboard = [](KeyBinding binding) { return !isPad(binding.key); };
    for (const Action action : allValues<Action>) {
        const auto appended = std::back_inserter(bound[action]);
        std::ranges::copy_if(keys[action], appended, isOfKeyboard);
        std::ranges::copy_if(bindings[action], appended, isOfPad);
        bound[action].resize(std::min(bound[action].size(), mostKeysOfAction));
    }
    return bound;
}

KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand) {
    assert(hand != KeyHands::Both);
    KeyBindings keys;
    for (const Action action : allValues<Action>) {
        keys[action] = {hand == KeyHands::Left ? rowOf(action).leftHand : rowOf(action).rightHand};
    }
    for (const KeptKey& kept : keptKeys) {
        if (!contains(keys[kept.action], KeyBinding{kept.key})) {
            keys[kept.action].push_back({kept.key});
        }
    }
    return withKeyboardOf(bindings, keys);
}

}  // namespace doorstring
