// A key as it is shown on the screen: arrows as arrows, a gamepad's buttons as signs of the font.
#pragma once

#include "config/key_binding.hpp"

#include <string>

namespace doorstring {

std::string shownKey(KeyBinding binding);

}  // namespace doorstring
