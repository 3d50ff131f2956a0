// Notices that a config file, a preset or a file of rooms was saved, made or removed, by looking at
// times and sizes of files (no thread, no system-specific interface). Looking at a few dozen files
// costs microseconds.
#pragma once

#include "config/sources/load.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace doorstring {

class ConfigWatch {
public:
    explicit ConfigWatch(ConfigSources sources);

    // The files that changed since the last call (or since construction), each once, by
    // path. A file half written is reported again once it is whole. Asks for no memory where
    // nothing changed.
    std::vector<std::filesystem::path> changed();

private:
    // The time and size of a file; empty if it does not exist.
    using Stamp = std::optional<std::pair<std::filesystem::file_time_type, std::uintmax_t>>;
    using Look = std::map<std::filesystem::path, Stamp>;

    static Stamp stampOf(const std::filesystem::path& path);
    static bool stillHolds(const Look& look);
    void lookAgain();

    ConfigSources sources_;
    Look files_;
    Look roomFolders_;  // each changes as a file comes, goes or is renamed
};

}  // namespace doorstring
