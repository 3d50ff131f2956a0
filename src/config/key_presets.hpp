// Sets of keys for one hand or for both, each of which binds all actions.
#pragma once

#include "config/key_binding.hpp"

namespace doorstring {

// The hand or hands that keys are chosen for. `Both` stands for the keys of the shipped keys.toml.
enum class KeyHands : std::uint8_t { Both, Left, Right };

// Returns `bindings` with all keys of the keyboard replaced by those that `hand` can reach, and by
// the arrows, Enter and Escape; the gamepad's buttons stay as in withKeyboardOf(). `hand` must not
// be Both (asserted).
KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand);

// Returns `bindings` with its keys of the keyboard replaced by those of `keys`. The gamepad's
// buttons stay, except for the last ones of an action that would have too many keys for a file.
KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys);

}  // namespace doorstring
