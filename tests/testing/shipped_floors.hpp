// The floors of the adventure as they ship.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>
#include <string>

namespace doorstring::testing {

// With its own preset, unless there is another one for it.
inline Config shippedFloor(int floor, const std::string& preset = {}) {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.readOptions = false;
    sources.floor = floor;
    sources.preset = preset;
    return loadConfig(sources).value().config;
}

}  // namespace doorstring::testing
