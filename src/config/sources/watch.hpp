// Notices that a config file, a preset or a file of templates was saved, made or removed, by
// looking at times and sizes of files: no thread, and nothing specific to a system. A few dozen
// files cost microseconds.
#pragma once

#include "config/sources/load.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorstring {

class ConfigWatch {
public:
    // Also watches the presets of floors, as watchFloors() does.
    explicit ConfigWatch(ConfigSources sources, const AdventureConfig& adventure = {});

    // Watches the presets of all floors as well, in place of those of an earlier call, if a floor
    // is played and the sources name no preset.
    void watchFloors(const AdventureConfig& adventure);
    // Returns the files that changed since the last call, or since construction, each once, sorted
    // by path. A file that is half written is reported again once it is whole. Allocates no memory
    // if nothing changed.
    std::vector<std::filesystem::path> takeChanges();

private:
    // The time and size of a file; empty if it does not exist.
    using Stamp = std::optional<std::pair<std::filesystem::file_time_type, std::uintmax_t>>;
    // The stamps of files when they were looked at last, by path.
    using Stamps = std::map<std::filesystem::path, Stamp>;

    static Stamp stampOf(const std::filesystem::path& path);
    static bool isUnchanged(const Stamps& stamps);
    void refresh();
    // The places where the presets and those that they build on were looked for, found or not.
    std::vector<std::filesystem::path> placesOfPresets() const;

    ConfigSources sources_;
    std::vector<std::string> presets_;  // an empty name is none
    Stamps files_;
    Stamps roomFolders_;  // a folder's time changes when a file in it is made, removed or renamed
};

}  // namespace doorstring
