// The configuration as it ships, without a player's own options.
#pragma once

#include "config/sources/load.hpp"

#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

// A preset, or "" for none; values as --set takes them, such as "grid.width=5".
inline Config shippedPreset(const std::string& preset, std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.preset = preset;
    sources.sets = std::move(sets);
    sources.readOptions = false;
    return loadConfig(sources).value().config;
}

inline Config shippedConfig(std::vector<std::string> sets = {}) {
    return shippedPreset({}, std::move(sets));
}

// A floor of the adventure, with its own preset unless another one is named.
inline Config shippedFloor(int floor, const std::string& preset = {}) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.readOptions = false;
    sources.floor = floor;
    sources.preset = preset;
    return loadConfig(sources).value().config;
}

}  // namespace doorstring::testing
