// Values that were read, as TOML again.
#pragma once

#include "config/toml/toml_value.hpp"

#include <string>

namespace doorstring {

// On one line; the same text for the same value, but that decimals and dates stay as they are
// written.
std::string tomlText(const TomlValue& value);

}  // namespace doorstring
