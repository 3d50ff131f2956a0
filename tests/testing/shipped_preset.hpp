// A preset as it ships, with keys set over it.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

inline Config shippedPreset(const std::string& preset, std::vector<std::string> sets = {}) {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.preset = preset;
    sources.sets = std::move(sets);
    sources.readOptions = false;
    return loadConfig(sources).value().config;
}

}  // namespace doorstring::testing
