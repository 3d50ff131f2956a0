// A key as it is told on the screen: arrows as arrows, a gamepad's buttons in round brackets.
#pragma once

#include "config/key_binding.hpp"

#include <string>

namespace doorstring {

std::string shownKey(KeyBinding binding);

}  // namespace doorstring
