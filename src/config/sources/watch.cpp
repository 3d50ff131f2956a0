#include "config/sources/watch.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/options.hpp"

#include <algorithm>
#include <set>

namespace doorstring {

namespace fs = std::filesystem;

ConfigWatch::ConfigWatch(ConfigSources sources, const AdventureConfig& adventure)
    : sources_(std::move(sources)) {
    watchFloors(adventure);
    refresh();
}

void ConfigWatch::watchFloors(const AdventureConfig& adventure) {
    presets_ = {sources_.preset};
    if (adventure.isOn() && sources_.preset.empty()) {
        for (int floor = 1; floor <= adventure.floors.count(); ++floor) {
            presets_.push_back(adventure.floors.at(floor).preset);
        }
    }
    for (const fs::path& place : placesOfPresets()) {
        files_.try_emplace(place, stampOf(place));
    }
}

ConfigWatch::Stamp ConfigWatch::stampOf(const fs::path& path) {
    std::error_code error;
    const auto time = fs::last_write_time(path, error);
    return error ? Stamp() : Stamp({time, fs::file_size(path, error)});
}

bool ConfigWatch::isUnchanged(const Stamps& stamps) {
    return std::ranges::all_of(
        stamps, [](const Stamps::value_type& seen) { return stampOf(seen.first) == seen.second; });
}

void ConfigWatch::refresh() {
    files_.clear();
    roomFolders_.clear();
    const auto add = [&](const fs::path& path) { files_[path] = stampOf(path); };
    const bool allRooms = sources_.onlyRoom.file.empty();
    for (const fs::path& folder : sources_.folders()) {
        for (const std::string_view name : configFileNames) {
            add(folder / name);
        }
        if (allRooms) {
            roomFolders_[folder / roomsFolder] = stampOf(folder / roomsFolder);
            for (const fs::path& file : roomFilesIn(folder)) {
                add(file);
            }
        }
    }
    if (!sources_.user.empty()) {
        add(sources_.user / optionsFileName);
    }
    if (!allRooms) {
        add(sources_.onlyRoom.file);
    }
    for (const fs::path& place : placesOfPresets()) {
        add(place);
    }
}

std::vector<fs::path> ConfigWatch::placesOfPresets() const {
    std::vector<fs::path> places;
    ErrorList reportedElsewhere;
    ConfigSources sources = sources_;
    for (const std::string& preset : presets_) {
        sources.preset = preset;
        for (fs::path& place : presetChain(sources, reportedElsewhere).places) {
            places.push_back(std::move(place));
        }
    }
    return places;
}

std::vector<fs::path> ConfigWatch::takeChanges() {
    if (isUnchanged(files_) && isUnchanged(roomFolders_)) {
        return {};
    }
    const Stamps before = files_;
    refresh();
    std::set<fs::path> paths;
    for (const auto& [path, stamp] : before) {
        if (stampOf(path) != stamp) {
            paths.insert(path);
        }
    }
    for (const auto& [path, stamp] : files_) {
        if (stamp && !before.contains(path)) {
            paths.insert(path);
        }
    }
    return {paths.begin(), paths.end()};
}

}  // namespace doorstring
