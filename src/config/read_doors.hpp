// Door strings and the tables that give them weights.
#pragma once

#include "base/result.hpp"
#include "config/value_kind.hpp"

namespace doorstring {

// The error is a sentence.
Result<DoorSet, std::string> readDoors(std::string_view text);

// A whole table, which replaces the one before.
std::vector<ValueFault> readDoorTable(const KeySpec& spec, const DoorTableKind& kind,
                                      const TomlValue& value, Config& config);

}  // namespace doorstring
