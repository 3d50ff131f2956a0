// The floors of the adventure as they ship.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>

namespace doorstring::testing {

inline Config shippedFloor(int floor) {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.readOptions = false;
    sources.floor = floor;
    return loadConfig(sources).value().config;
}

}  // namespace doorstring::testing
