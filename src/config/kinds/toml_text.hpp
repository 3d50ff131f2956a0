// Values as TOML, so that they can be read again: for options that the player chose, and for
// recordings.
#pragma once

#include "config/schema/schema.hpp"

#include <string>

namespace doorstring {

// What stands behind "key = ". Reading it gives the same value.
std::string tomlText(const KeySpec& spec, const Config& config);

// "view.scale = 3" and a line end.
std::string tomlLine(const KeySpec& spec, const Config& config);

}  // namespace doorstring
