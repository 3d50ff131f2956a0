// Keys for one hand: what all actions are bound to at once.
#pragma once

#include "config/key_binding.hpp"

namespace doorstring {

// The half of the keyboard that all keys are on, for the hand that does it all. Both hands have the
// keys of the shipped keys.toml.
enum class KeyHands : std::uint8_t { Both, Left, Right };

// Whether a hand that rests on this half of a keyboard reaches the key. Thumbs of both reach Space.
bool isInReach(Key key, KeyHands hand);

// The bindings with the keys of a keyboard for one hand, `Left` or `Right`, and the gamepad's
// buttons as they are.
KeyBindings boundForHand(const KeyBindings& bindings, KeyHands hand);

// The bindings with the keyboard's keys of `keys`, and the gamepad's buttons as they are.
KeyBindings withKeyboardOf(const KeyBindings& bindings, const KeyBindings& keys);

}  // namespace doorstring
