// Door strings and the tables that give them weights.
#pragma once

#include "base/result.hpp"
#include "config/schema/value_kind.hpp"

namespace doorstring {

// The error is a sentence.
Result<DoorSet, std::string> readDoors(std::string_view text);

// A whole table, which replaces the one before.
std::vector<ValueFault> readDoorTable(const KeySpec& spec, const DoorTableKind& kind,
                                      const TomlValue& value, Config& config);

// One weight of a table, which is changed or added.
std::vector<ValueFault> readDoorTableEntry(const KeySpec& table, const DoorTableKind& kind,
                                           const TomlValue& entry, Config& config);

}  // namespace doorstring
