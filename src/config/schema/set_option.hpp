// --set key=value, taken apart.
#pragma once

#include "config/schema/schema.hpp"

#include <string_view>

namespace doorstring {

struct SetOption {
    const KeySpec* key = nullptr;
    bool oneEntry = false;  // of the door table `key`; the value's key is the entry's name
    TomlValue value;
};

Result<SetOption, ConfigError> parseSetOption(const Schema& schema, std::string_view argument);

}  // namespace doorstring
