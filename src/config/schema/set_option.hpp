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

// Knows the key and reads the value, but does not check that the key allows it. The error names the
// key, or the argument where there is none.
Result<SetOption, ConfigError> parseSetOption(const Schema& schema, std::string_view argument);

// Sets the value in the config. What is wrong with it goes to `errors`, as of that source.
void applySet(const Schema& schema, std::string_view argument, const ValueSource& source,
              Config& config, ErrorList& errors);

}  // namespace doorstring
