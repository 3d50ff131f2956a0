// What each kind of value does: say what it allows, read a value into the config, and write it as
// text that is the same for the same value.
#pragma once

#include "config/schema/schema.hpp"
#include "config/toml/toml_value.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct ValueFault {
    TextPlace place;
    std::string key;       // the whole path, "tables.N.NSX"
    std::string sentence;  // ConfigError::sentence
};

// "whole numbers from 1 to 4096 (rooms)"
std::string allowedText(const KeySpec& spec);

// The same for a weight of a table.
std::string allowedWeights();

// The same for one entry of a value that is a section.
std::string allowedEntry(const KeySpec& spec, std::string_view entry);

// Stores the value if it is a good one; else answers what is wrong with it.
std::vector<ValueFault> readValue(const KeySpec& spec, const TomlValue& value, Config& config);

// Changes one weight of a table, or adds it; or changes one setting of an interior.
std::vector<ValueFault> readTableEntry(const KeySpec& table, const TomlValue& entry,
                                       Config& config);

// Empty, or why a dungeon cannot be drawn from the table.
std::string tableFault(const DoorTableKind& kind, const DoorTable& table);

// The same text for the same value, however it was written.
std::string valueText(const KeySpec& spec, const Config& config);

// The value as it is written, short enough for a sentence; "a section" for a table.
std::string foundText(const TomlValue& value);

// "a text", "a whole number", ...
std::string_view typeName(TomlValue::Kind kind);

}  // namespace doorstring
