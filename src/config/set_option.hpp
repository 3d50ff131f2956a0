// --set key=value, taken apart.
#pragma once

#include "config/config_error.hpp"
#include "config/schema.hpp"
#include "config/toml_value.hpp"

#include <string_view>

namespace doorstring {

struct SetOption {
    const KeySpec* spec = nullptr;
    bool oneEntry = false;  // of the weight table `spec`; the value's key is the door string
    TomlValue value;
};

Result<SetOption, ConfigError> parseSetOption(std::string_view argument);

}  // namespace doorstring
