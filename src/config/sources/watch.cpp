#include "config/sources/watch.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/options.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/sources/room_files.hpp"

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

ConfigWatch::ConfigWatch(const ConfigSources& sources) : sources_(sources) {
    std::vector<fs::path> paths;
    for (const fs::path& folder : {sources.shipped, sources.user, sources.folder.value_or("")}) {
        if (!folder.empty()) {
            for (const std::string_view name : configFileNames) {
                paths.push_back(folder / name);
            }
        }
    }
    if (!sources.user.empty()) {
        paths.push_back(sources.user / optionsFileName);
    }
    if (!sources.onlyRoom.file.empty()) {
        paths.push_back(sources.onlyRoom.file);
    }
    for (const fs::path& path : paths) {
        add(path);
    }
    addPresets();
    for (const fs::path& folder : roomFolders(sources)) {
        Watched watched{folder};
        watched.look();
        roomFolders_.push_back(std::move(watched));
        addRooms(folder);
    }
}

bool ConfigWatch::add(const fs::path& path) {
    const bool known = std::any_of(files_.begin(), files_.end(),
                                   [&](const Watched& file) { return file.path == path; });
    if (!known) {
        files_.push_back({path});
        files_.back().look();
    }
    return !known;
}

void ConfigWatch::addPresets() {
    ErrorList reportedElsewhere;
    for (const fs::path& place : presetChain(sources_, reportedElsewhere).places) {
        add(place);
    }
}

std::vector<fs::path> ConfigWatch::addRooms(const fs::path& folder) {
    std::vector<fs::path> added;
    for (const fs::path& file : roomFilesIn(folder)) {
        if (add(file)) {
            added.push_back(file);
        }
    }
    return added;
}

bool ConfigWatch::Watched::look() {
    std::error_code error;
    const fs::file_time_type newTime = fs::last_write_time(path, error);
    const bool nowExists = !error;
    const std::uintmax_t newSize = nowExists ? fs::file_size(path, error) : 0;
    const bool different =
        nowExists != exists || (nowExists && (newTime != time || newSize != size));
    exists = nowExists;
    time = newTime;
    size = newSize;
    return different;
}

std::vector<fs::path> ConfigWatch::changed() {
    std::vector<fs::path> paths;
    for (Watched& file : files_) {
        if (file.look()) {
            paths.push_back(file.path);
        }
    }
    if (!paths.empty()) {
        addPresets();  // one may build on another now
    }
    // A folder changes where a file comes, goes or is renamed.
    for (Watched& folder : roomFolders_) {
        if (folder.look()) {
            for (const fs::path& file : addRooms(folder.path)) {
                paths.push_back(file);
            }
        }
    }
    return paths;
}

}  // namespace doorstring
