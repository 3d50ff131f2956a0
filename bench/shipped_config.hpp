// The configuration as it ships, for benchmarks that time what players get.
#pragma once

#include "config/sources/load.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace doorstring::bench {

// With a preset, or without one ("").
inline Config shippedConfig(const std::string& preset) {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.preset = preset;
    auto loaded = loadConfig(sources);
    if (!loaded) {
        std::fputs("The configuration that ships is invalid.\n", stderr);
        std::exit(2);
    }
    return loaded.value().config;
}

}  // namespace doorstring::bench
