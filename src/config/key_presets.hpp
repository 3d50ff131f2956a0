// Sets of keys for one hand or for both, each of which binds all actions.
#pragma once

#include "config/key_binding.hpp"

namespace doorstring {

// The hand or hands that keys are chosen for. `Both` stands for the keys of the shipped keys.toml.
enum class KeyHands : std::uint8_t { Both, Left, Right };

// Returns the bindings with keys that `hand`, Left or Right (asserted), can reach. The arrows,
// Enter and Escape stay bound, and so do the gamepad's buttons.
KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand);

// Returns the bindings with the keyboard's keys of `keys`, and the gamepad's buttons as they are.
KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys);

}  // namespace doorstring
