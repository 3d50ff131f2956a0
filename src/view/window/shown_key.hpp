// A key as it is shown on the screen: arrows as arrows, a gamepad's buttons as signs of the font.
#pragma once

#include "config/key_binding.hpp"

#include <array>
#include <string>

namespace doorstring {

std::string shownKey(KeyBinding binding);

// The first keys of the four directions, and the second ones: "↑←↓→" and "WASD".
std::array<std::string, 2> walkKeys(const KeyBindings& bindings, bool ofPad);

}  // namespace doorstring
