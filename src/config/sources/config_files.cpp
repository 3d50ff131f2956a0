#include "config/sources/config_files.hpp"

#include "base/contains.hpp"
#include "config/sources/options.hpp"
#include "config/sources/preset_chain.hpp"
#include "config/sources/room_files.hpp"
#include "config/text/nearest.hpp"
#include "files/folders.hpp"
#include "files/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".toml";

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

// One and the same folder, however it is written.
bool isSameFolder(const fs::path& a, const fs::path& b) {
    std::error_code error;
    return !a.empty() && !b.empty() && fs::equivalent(a, b, error);
}

class FileFinder {
public:
    FileFinder(const ConfigSources& sources, ErrorList& errors)
        : sources_(sources), errors_(errors) {}

    std::vector<ConfigFile> find() {
        addFolder(sources_.shipped);
        std::error_code error;
        if (!sources_.user.empty() &&
            fs::status(sources_.user, error).type() != fs::file_type::not_found) {
            addFolder(sources_.user);
        }
        if (sources_.folder) {
            addChosenFolder(*sources_.folder);
        }
        for (ConfigFile& file : presetChain(sources_, errors_).files) {
            file.group = ++group_;
            files_.push_back(std::move(file));
        }
        return std::move(files_);
    }

private:
    // What the folder holds of the known files; other .toml files are reported, so that no edit is
    // made in vain.
    void addFolder(const fs::path& folder) {
        std::error_code error;
        const std::vector<std::string> present = namesEndingIn(ending, folder, error);
        if (error) {
            return errors_.add({shownPath(folder), 0, 0, "",
                                fmt::format("the folder cannot be read: {}", error.message())});
        }
        ++group_;
        for (const std::string_view known : configFileNames) {
            if (contains(present, known)) {
                addFile(folder, known);
            }
        }
        const bool isUsers = isSameFolder(folder, sources_.user);
        for (const std::string& fileName : present) {
            const bool isOptions = isUsers && fileName == optionsFileName;
            if (isOptions && sources_.readOptions) {
                ++group_;  // it wins over its neighbours
                addFile(folder, fileName);
            } else if (!isOptions && !contains(configFileNames, fileName)) {
                errors_.add(strayFile(folder / fileName, fileName));
            }
        }
    }

    void addFile(const fs::path& folder, std::string_view name) {
        const fs::path path = folder / name;
        const bool isShipped = isSameFolder(folder, sources_.shipped);
        files_.push_back({path, shownPath(path), group_, isShipped, false, readToml(path)});
    }

    // --config: the user means this folder, so it must be there and hold something.
    void addChosenFolder(const fs::path& folder) {
        const auto fault = [&](std::string_view what) {
            errors_.add({"--config", 0, 0, "",
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
        const std::size_t before = files_.size() + errors_.count();
        addFolder(folder);
        const bool found = files_.size() + errors_.count() > before;
        if (!found && !fs::exists(folder / "presets", error) &&
            !fs::exists(folder / roomsFolder, error)) {
            fault("holds no config file");
        }
    }

    const ConfigSources& sources_;
    ErrorList& errors_;
    std::vector<ConfigFile> files_;
    int group_ = 0;
};

}  // namespace

Result<TomlValue, TomlFault> readToml(const fs::path& file) {
    const auto text = readTextFile(file);
    if (!text) {
        return TomlFault{{}, text.error().sentence};
    }
    return parseToml(text.value());
}

std::vector<ConfigFile> findConfigFiles(const ConfigSources& sources, ErrorList& errors) {
    return FileFinder(sources, errors).find();
}

bool isPresetPath(std::string_view preset) {
    return preset.find('/') != std::string_view::npos || preset.ends_with(ending);
}

std::string presetSeenFrom(const fs::path& folder, const std::string& preset) {
    if (!isPresetPath(preset)) {
        return preset;
    }
    const std::string path =
        fs::absolute(preset).lexically_proximate(fs::absolute(folder)).generic_string();
    return isPresetPath(path) ? path : "./" + path;
}

std::vector<fs::path> presetPlaces(const ConfigSources& sources) {
    if (isPresetPath(sources.preset)) {
        return {sources.preset};
    }
    std::vector<fs::path> places;
    for (const fs::path& folder : sources.folders()) {
        places.push_back(folder / "presets" / (sources.preset + std::string(ending)));
    }
    std::ranges::reverse(places);
    return places;
}

std::string presetName(const ConfigSources& sources) {
    return isPresetPath(sources.preset) ? fs::path(sources.preset).stem().generic_string()
                                        : sources.preset;
}

std::vector<std::string> presetNames(const ConfigSources& sources) {
    std::vector<std::string> names;
    for (const fs::path& folder : sources.folders()) {
        std::error_code error;
        for (const std::string& fileName : namesEndingIn(ending, folder / "presets", error)) {
            names.push_back(fileName.substr(0, fileName.size() - ending.size()));
        }
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace doorstring
