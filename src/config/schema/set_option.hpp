// --set key=value, taken apart.
#pragma once

#include "config/schema/schema.hpp"
#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <string_view>

namespace doorstring {

struct SetOption {
    const KeySpec* spec = nullptr;
    bool oneEntry = false;  // of the section `spec`; the value's key is the entry's name
    TomlValue value;
};

Result<SetOption, ConfigError> parseSetOption(std::string_view argument);

}  // namespace doorstring
