// Reads and applies --set key=value.
#pragma once

#include "config/schema/schema.hpp"

#include <string_view>

namespace doorstring {

struct SetOption {
    const KeySpec* key = nullptr;
    bool oneEntry = false;  // whether it sets only the entry value.key of the door table `key`
    TomlValue value;
};

// Finds the key and reads the value, but does not check that the key allows it. The error names the
// key, or the argument if it has no key.
Result<SetOption, ConfigError> parseSetOption(const Schema& schema, std::string_view argument);

// Sets the value in the config. Mistakes go to `errors`, with `source` as their source.
void applySet(const Schema& schema, std::string_view argument, const ValueSource& source,
              Config& config, ErrorList& errors);

}  // namespace doorstring
