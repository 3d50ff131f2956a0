#include "config/sources/config_files.hpp"

#include "config/files/text_file.hpp"
#include "config/sources/options.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/sources/room_files.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".toml";

bool isTomlName(std::string_view fileName) {
    // Editors hide their own files behind a dot.
    return fileName.ends_with(ending) && !fileName.starts_with('.');
}

// The names in a folder that end in .toml, sorted. Folders are told by their kind only when read.
std::vector<std::string> tomlNames(const fs::path& folder, std::error_code& error) {
    std::vector<std::string> names;
    fs::directory_iterator entry(folder, error);
    while (!error && entry != fs::directory_iterator()) {
        const std::string fileName = entry->path().filename().generic_string();
        if (isTomlName(fileName)) {
            names.push_back(fileName);
        }
        entry.increment(error);
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
}

ConfigError strayFile(const fs::path& path, const std::string& fileName) {
    std::vector<std::string_view> stems;
    for (const std::string_view known : configFileNames) {
        stems.push_back(known.substr(0, known.size() - ending.size()));
    }
    const std::string stem = fileName.substr(0, fileName.size() - ending.size());
    const std::string_view nearest = nearestWord(stem, stems);
    const std::string hint = nearest.empty() ? fmt::format("known are {}", joined(configFileNames))
                                             : fmt::format("did you mean {}{}?", nearest, ending);
    return {shownPath(path), 0, 0, "",
            fmt::format("{} is not the name of a config file and is not read; {}", fileName, hint)};
}

// What the folder holds of the known files; other .toml files are told, so that no edit is made in
// vain.
void addFolder(const fs::path& folder, std::vector<ConfigFile>& files, ConfigErrors& errors,
               bool mayHoldOptions = false) {
    std::error_code error;
    const std::vector<std::string> present = tomlNames(folder, error);
    if (error) {
        errors.push_back({shownPath(folder), 0, 0, "",
                          fmt::format("the folder cannot be read: {}", error.message())});
        return;
    }
    for (const std::string_view known : configFileNames) {
        if (std::find(present.begin(), present.end(), known) != present.end()) {
            const fs::path path = folder / known;
            files.push_back({path, folder, shownPath(path)});
        }
    }
    for (const std::string& fileName : present) {
        const bool known = std::find(configFileNames.begin(), configFileNames.end(), fileName) !=
                           configFileNames.end();
        if (!known && !(mayHoldOptions && fileName == optionsFileName)) {
            errors.push_back(strayFile(folder / fileName, fileName));
        }
    }
}

// --config: the user means this folder, so it must be there and hold something.
void addChosenFolder(const fs::path& folder, std::vector<ConfigFile>& files, ConfigErrors& errors) {
    const auto fault = [&](std::string_view what) {
        errors.push_back({"--config", 0, 0, "",
                          fmt::format("{} {}; allowed is a folder with some of {}",
                                      folder.generic_string(), what, joined(configFileNames))});
    };
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (status.type() == fs::file_type::not_found) {
        return fault("does not exist");
    }
    if (status.type() != fs::file_type::none && !fs::is_directory(status)) {
        return fault("is a file");
    }
    const std::size_t before = files.size();
    const std::size_t errorsBefore = errors.size();
    addFolder(folder, files, errors);
    const bool found = files.size() > before || errors.size() > errorsBefore;
    if (!found && !isThere(folder / "presets") && !isThere(folder / roomsFolder)) {
        fault("holds no config file");
    }
}

// The nearest to the user first: the folder just named, the user's own, the shipped one.
std::vector<fs::path> presetFolders(const ConfigSources& sources) {
    std::vector<fs::path> folders;
    if (sources.folder) {
        folders.push_back(*sources.folder / "presets");
    }
    if (!sources.user.empty()) {
        folders.push_back(sources.user / "presets");
    }
    folders.push_back(sources.shipped / "presets");
    return folders;
}

}  // namespace

std::vector<ConfigFile> findConfigFiles(const ConfigSources& sources, ConfigErrors& errors) {
    std::vector<ConfigFile> files;
    addFolder(sources.shipped, files, errors);
    std::error_code error;
    if (!sources.user.empty() &&
        fs::status(sources.user, error).type() != fs::file_type::not_found) {
        addFolder(sources.user, files, errors, true);
        if (const fs::path options = sources.user / optionsFileName; isThere(options)) {
            files.push_back({options, options, shownPath(options)});
        }
    }
    if (sources.folder) {
        addChosenFolder(*sources.folder, files, errors);
    }
    if (!sources.preset.empty()) {
        for (ConfigFile& file : presetChain(sources, errors)) {
            files.push_back(std::move(file));
        }
    }
    return files;
}

bool isPresetPath(std::string_view preset) {
    return preset.find_first_of("/\\") != std::string_view::npos || preset.ends_with(ending);
}

std::vector<fs::path> presetPlaces(const ConfigSources& sources) {
    if (isPresetPath(sources.preset)) {
        return {sources.preset};
    }
    std::vector<fs::path> places;
    for (const fs::path& folder : presetFolders(sources)) {
        places.push_back(folder / (sources.preset + std::string(ending)));
    }
    return places;
}

std::string presetName(const ConfigSources& sources) {
    return isPresetPath(sources.preset) ? fs::path(sources.preset).stem().generic_string()
                                        : sources.preset;
}

std::vector<std::string> presetNames(const ConfigSources& sources) {
    std::vector<std::string> names;
    for (const fs::path& folder : presetFolders(sources)) {
        std::error_code error;
        for (const std::string& fileName : tomlNames(folder, error)) {
            names.push_back(fileName.substr(0, fileName.size() - ending.size()));
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace doorstring
