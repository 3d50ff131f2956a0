// Sets of keys for one hand or for both, each of which binds all actions.
#pragma once

#include "config/key_binding.hpp"

namespace doorstring {

// The hand or hands that keys are chosen for. `Both` stands for the keys of the shipped keys.toml.
enum class KeyHands : std::uint8_t { Both, Left, Right };

// Returns `bindings` with its keyboard keys replaced by those of `keys`. The gamepad's buttons
// stay. Where an action would then have more than mostKeysOfAction keys and buttons, its last
// buttons are left out.
KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys);

// Does the same with the keys that `hand` can reach, and with the arrows, Enter and Escape. `hand`
// must not be Both (asserted).
KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand);

}  // namespace doorstring
