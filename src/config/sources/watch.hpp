// Notices that a config file, a preset or a file of rooms was saved, made or removed, by looking at
// times and sizes of files (no thread, no system-specific interface). Looking at a few dozen files
// costs microseconds.
#pragma once

#include "config/sources/load.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <utility>
#include <vector>

namespace doorstring {

class ConfigWatch {
public:
    explicit ConfigWatch(ConfigSources sources);

    // The files that changed since the last call (or since construction), each once: removed ones
    // first, then by path. A file half written is reported again once it is whole.
    std::vector<std::filesystem::path> changed();

private:
    // The files that are there now, with their times and sizes.
    using Look =
        std::map<std::filesystem::path, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;
    void findPresets();
    Look look() const;

    ConfigSources sources_;
    std::vector<std::filesystem::path> presets_;  // wherever they, and what they build on, may lie
    Look last_;
};

}  // namespace doorstring
