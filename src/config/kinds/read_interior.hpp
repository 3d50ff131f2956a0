// The settings of an interior: weight, and which rooms it may be in.
#pragma once

#include "config/schema/value_kind.hpp"

#include <array>
#include <string_view>

namespace doorstring {

inline constexpr std::array<std::string_view, 7> interiorEntries{
    "weight", "kinds", "from", "to", "min_doors", "max_doors", "tilesets"};

// All of a list of words, and no limit.
inline constexpr std::string_view anyWord = "any";

// "whole numbers from 0 to 4 (doors)"
std::string allowedInteriorEntry(std::string_view entry);

// A whole section. What it leaves out stays as it is.
std::vector<ValueFault> readInterior(const KeySpec& spec, const InteriorKind& kind,
                                     const TomlValue& value, Config& config);

// One entry of it.
std::vector<ValueFault> readInteriorEntry(const KeySpec& spec, const InteriorKind& kind,
                                          const TomlValue& entry, Config& config);

}  // namespace doorstring
