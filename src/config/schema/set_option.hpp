// Reads and applies --set key=value.
#pragma once

#include "config/schema/schema.hpp"

#include <string_view>

namespace doorstring {

struct SetOption {
    const KeySpec* key = nullptr;
    bool setsOneEntry = false;  // it sets only the entry value.key of the door table `key`
    TomlValue value;
};

// Finds the key and reads the value, but does not check that the key allows it. The error names the
// key, or the whole argument if that is not key=value.
Result<SetOption, ConfigError> parseSetOption(const Schema& schema, std::string_view argument);

// Sets the argument's key to its value in the config. Mistakes go to `errors`, with `source` as
// their source.
void applySet(const Schema& schema, std::string_view argument, const ValueSource& source,
              Config& config, ErrorList& errors);

}  // namespace doorstring
