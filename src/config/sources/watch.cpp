#include "config/sources/watch.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/options.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/sources/room_files.hpp"

namespace doorstring {

namespace fs = std::filesystem;

ConfigWatch::ConfigWatch(ConfigSources sources) : sources_(std::move(sources)) {
    findPresets();
    last_ = look();
}

void ConfigWatch::findPresets() {
    ErrorList reportedElsewhere;
    presets_ = presetChain(sources_, reportedElsewhere).places;
}

ConfigWatch::Look ConfigWatch::look() const {
    Look files;
    const auto add = [&](const fs::path& path) {
        std::error_code error;
        const auto time = fs::last_write_time(path, error);
        if (!error) {
            files[path] = {time, fs::file_size(path, error)};
        }
    };
    const bool allRooms = sources_.onlyRoom.file.empty();
    for (const fs::path& folder : sources_.folders()) {
        for (const std::string_view name : configFileNames) {
            add(folder / name);
        }
        for (const fs::path& file : allRooms ? roomFilesIn(folder) : std::vector<fs::path>()) {
            add(file);
        }
    }
    if (!sources_.user.empty()) {
        add(sources_.user / optionsFileName);
    }
    add(sources_.onlyRoom.file);
    for (const fs::path& preset : presets_) {
        add(preset);
    }
    return files;
}

std::vector<fs::path> ConfigWatch::changed() {
    const Look before = std::exchange(last_, look());
    std::vector<fs::path> paths;
    for (const auto& [path, stamp] : before) {
        if (!last_.contains(path)) {
            paths.push_back(path);
        }
    }
    for (const auto& [path, stamp] : last_) {
        const auto old = before.find(path);
        if (old == before.end() || old->second != stamp) {
            paths.push_back(path);
        }
    }
    if (!paths.empty()) {
        findPresets();  // one may build on another now
        last_ = look();
    }
    return paths;
}

}  // namespace doorstring
