// Reports about a configuration, as text.
#pragma once

#include "config/sources/load.hpp"

#include <string>

namespace doorstring {

// A line for each source with how many of its values count.
std::string filesText(const LoadedConfig& loaded);

// "grid.width = 10    config/dungeon.toml:26"
std::string whereText(const LoadedConfig& loaded);

// The whole configuration as TOML.
std::string printText(const Config& config);

// "grid.width = 11    config/presets/ring.toml:4, shipped: 10"
std::string diffText(const LoadedConfig& loaded, const Config& shipped);

}  // namespace doorstring
