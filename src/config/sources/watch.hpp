// Notices that a config file, a preset or a file of rooms was saved, made or removed, by looking at
// times and sizes of files (no thread, no system-specific interface). Looking at a dozen files
// costs microseconds.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>
#include <vector>

namespace doorstring {

class ConfigWatch {
public:
    explicit ConfigWatch(const ConfigSources& sources);

    // The files that changed since the last call (or since construction), each once. A
    // file half written is reported again once it is whole.
    std::vector<std::filesystem::path> changed();

private:
    struct Watched {
        std::filesystem::path path;
        bool exists = false;
        std::filesystem::file_time_type time = {};
        std::uintmax_t size = 0;

        bool look();  // whether it is another than at the last look
    };
    // False where it is watched already.
    bool add(const std::filesystem::path& path);
    // Wherever the preset, and those it builds on, may lie.
    void addPresets();
    // The files of rooms that are new there.
    std::vector<std::filesystem::path> addRooms(const std::filesystem::path& folder);

    ConfigSources sources_;
    std::vector<Watched> files_;
    std::vector<Watched> roomFolders_;
};

}  // namespace doorstring
