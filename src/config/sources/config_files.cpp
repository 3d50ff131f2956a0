#include "config/sources/config_files.hpp"

#include "base/contains.hpp"
#include "config/kinds/value_report.hpp"
#include "config/sources/options.hpp"
#include "config/text/nearest.hpp"
#include "config/text/printable.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

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

// Whether both paths, however they are written, lead to the same folder.
bool isSameFolder(const fs::path& a, const fs::path& b) {
    std::error_code error;
    return !a.empty() && !b.empty() && fs::equivalent(a, b, error);
}

class FileFinder {
public:
    FileFinder(const ConfigSources& sources, ErrorList& errors)
        : sources_(sources), errors_(errors) {}

    std::vector<ConfigFile> find() {
        addFolder(sources_.shipped, WinsOverOptions::No);
        std::error_code error;
        if (!sources_.user.empty() &&
            fs::status(sources_.user, error).type() != fs::file_type::not_found) {
            addFolder(sources_.user, WinsOverOptions::No);
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
    enum class WinsOverOptions { No, Yes };

    // Adds the known files that the folder has. Other .toml files are reported, so that nobody
    // edits one in vain.
    void addFolder(const fs::path& folder, WinsOverOptions wins) {
        std::error_code error;
        const std::vector<std::string> present = namesEndingIn(ending, folder, error);
        if (error) {
            // The folder counts as a file that cannot be read, so that no key is reported as
            // missing.
            files_.push_back(
                {.path = folder,
                 .name = shownPath(folder),
                 .group = group_,
                 .winsOverOptions = wins == WinsOverOptions::Yes,
                 .document =
                     TomlFault{{}, fmt::format("the folder cannot be read: {}", error.message())}});
            return;
        }
        ++group_;
        for (const std::string_view known : configFileNames) {
            if (contains(present, known)) {
                addFile(folder, known, wins);
            }
        }
        const bool isUserFolder = isSameFolder(folder, sources_.user);
        for (const std::string& fileName : present) {
            const bool isOptions = isUserFolder && fileName == optionsFileName;
            if (isOptions && sources_.readOptions) {
                ++group_;  // options.toml wins over the other files of its folder
                addFile(folder, fileName, WinsOverOptions::No);
            } else if (!isOptions && !contains(configFileNames, fileName)) {
                errors_.add(strayFile(folder / fileName, fileName));
            }
        }
    }

    void addFile(const fs::path& folder, std::string_view name, WinsOverOptions wins) {
        const fs::path path = folder / name;
        const bool isShipped = isSameFolder(folder, sources_.shipped);
        files_.push_back({.path = path,
                          .name = shownPath(path),
                          .group = group_,
                          .isShipped = isShipped,
                          .winsOverOptions = wins == WinsOverOptions::Yes,
                          .mayBeCopy = !isShipped && name != optionsFileName,
                          .document = readToml(path)});
    }

    // Adds the folder of --config. The user named it, so it must exist and hold config files,
    // presets or rooms.
    void addChosenFolder(const fs::path& folder) {
        const auto reject = [&](std::string_view what) {
            errors_.add({"--config", 0, 0, "",
                         fmt::format("{} {}; allowed is a folder with some of {}",
                                     folder.generic_string(), what, joined(configFileNames))});
        };
        std::error_code error;
        const fs::file_status status = fs::status(folder, error);
        if (status.type() == fs::file_type::not_found) {
            return reject("does not exist");
        }
        if (status.type() != fs::file_type::none && !fs::is_directory(status)) {
            return reject("is a file");
        }
        const std::size_t countBefore = files_.size() + errors_.count();
        addFolder(folder, WinsOverOptions::Yes);
        const bool found = files_.size() + errors_.count() > countBefore;
        if (!found && !fs::exists(folder / "presets", error) &&
            !fs::exists(folder / roomsFolder, error)) {
            reject("holds no config file");
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

namespace {

std::string unknownSentence(const ConfigSources& sources) {
    if (isPresetPath(sources.preset)) {
        return fmt::format("the file {} does not exist", printableExcerpt(sources.preset));
    }
    const std::vector<std::string> known = presetNames(sources);
    const std::string_view nearest = nearestWord(sources.preset, known);
    std::string sentence = fmt::format("there is no preset {}; ", printableExcerpt(sources.preset));
    sentence += known.empty() ? "no presets were found" : "known are " + joined(known);
    if (!nearest.empty()) {
        sentence += fmt::format("; did you mean {}?", nearest);
    }
    return sentence;
}

// Finds the line base = "..."; null if there is none or the file is not TOML. Such a file is
// reported where it is used.
const TomlValue* baseOf(const Result<TomlValue, TomlFault>& document) {
    if (!document) {
        return nullptr;
    }
    const auto& items = document.value().items;
    const auto base = std::ranges::find(items, baseKey, &TomlValue::key);
    return base == items.end() ? nullptr : &*base;
}

bool isInChain(const PresetChain& chain, const fs::path& path) {
    return std::ranges::any_of(chain.files, [&](const ConfigFile& file) {
        std::error_code error;
        return fs::equivalent(file.path, path, error);
    });
}

// Finds the file of the preset that the sources name, or says why there is none. Adds the places
// where it looks to the chain. Passes over files that the chain has already: so a preset of the
// user's may build on the shipped one of the same name.
Result<fs::path, std::string> findPreset(const ConfigSources& sources, PresetChain& chain) {
    bool buildsOnItself = false;
    for (const fs::path& place : presetPlaces(sources)) {
        chain.places.push_back(place);
        std::error_code error;
        const bool exists = fs::exists(place, error);
        if (exists && !isInChain(chain, place)) {
            return place;
        }
        buildsOnItself = buildsOnItself || exists;
    }
    return buildsOnItself ? fmt::format("{} builds on itself; allowed is a preset that does not "
                                        "lead back here",
                                        sources.preset)
                          : unknownSentence(sources);
}

// Adds the preset that the sources name, and before it those that it builds on. `asked` is the
// preset that presetChain() was asked for. `errorAtName` is what to report if there is no such
// preset: it has the place of the preset's name, but no sentence yet.
void addPreset(ConfigSources sources, const std::string& asked, ConfigError errorAtName,
               PresetChain& chain, ErrorList& errors) {
    const auto found = findPreset(sources, chain);
    if (!found) {
        errorAtName.sentence = found.error();
        return errors.add(std::move(errorAtName));
    }
    const fs::path& file = found.value();
    const std::string name = chain.files.empty() ? "--preset " + asked
                                                 : fmt::format("the preset {}, on which {} builds",
                                                               sources.preset, asked);
    chain.files.insert(chain.files.begin(), ConfigFile{.path = file,
                                                       .name = name,
                                                       .isPreset = true,
                                                       .winsOverOptions = true,
                                                       .document = readToml(file)});
    const TomlValue* base = baseOf(chain.files.front().document);
    if (base == nullptr) {
        return;
    }
    errorAtName = {shownPath(file), base->place.line, base->place.column, std::string(baseKey), ""};
    if (base->kind != TomlValue::Kind::Text) {
        errorAtName.sentence = fmt::format("{} is {}; allowed is the name of a preset in quotes",
                                           foundText(*base), typeName(base->kind));
        return errors.add(std::move(errorAtName));
    }
    sources.preset =
        isPresetPath(base->text) ? (file.parent_path() / base->text).generic_string() : base->text;
    addPreset(std::move(sources), asked, std::move(errorAtName), chain, errors);
}

}  // namespace

std::optional<std::string> unknownPresetSentence(const ConfigSources& sources) {
    const bool known = std::ranges::any_of(presetPlaces(sources), [](const fs::path& place) {
        std::error_code error;
        return fs::exists(place, error);
    });
    return known ? std::nullopt : std::optional(unknownSentence(sources));
}

PresetChain presetChain(const ConfigSources& sources, ErrorList& errors) {
    PresetChain chain;
    if (!sources.preset.empty()) {
        addPreset(sources, sources.preset, {"--preset", 0, 0, "", ""}, chain, errors);
    }
    return chain;
}

namespace {

constexpr std::size_t mostFiles = 1000;  // in a folder
constexpr TextLimit roomTextLimit{
    1U << 20U, "the file is larger than 1 MiB; a thousand rooms take about 200 KiB"};

RoomText roomTextOf(const fs::path& file) {
    auto text = readTextFile(file, roomTextLimit);
    return text ? RoomText{shownPath(file), std::move(text.value()), {}}
                : RoomText{shownPath(file), {}, text.error().sentence};
}

RoomText tooManyFiles(const fs::path& folder, std::size_t count) {
    return {
        shownPath(folder),
        {},
        fmt::format("the folder has {} files of rooms; the first {} are read", count, mostFiles)};
}

}  // namespace

std::vector<fs::path> roomFilesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const std::string& name : namesEndingIn(".txt", folder / roomsFolder, error)) {
        files.push_back(folder / roomsFolder / name);
    }
    return files;
}

RoomTexts readRoomTexts(const ConfigSources& sources) {
    if (!sources.onlyRoom.file.empty()) {
        return RoomTexts({roomTextOf(sources.onlyRoom.file)}, sources.onlyRoom.name);
    }
    std::vector<RoomText> texts;
    std::vector<std::string> names;              // of the texts' files
    std::map<std::string, std::string> shipped;  // texts of shipped files, by file name
    const auto add = [&](const std::string& name, RoomText text) {
        const auto same = std::ranges::find(names, name);
        if (same != names.end()) {
            texts.erase(texts.begin() + (same - names.begin()));
            names.erase(same);
        }
        texts.push_back(std::move(text));
        names.push_back(name);
    };
    for (const fs::path& folder : sources.folders()) {
        std::vector<fs::path> files = roomFilesIn(folder);
        if (files.size() > mostFiles) {
            add("", tooManyFiles(folder / roomsFolder, files.size()));
            files.resize(mostFiles);
        }
        for (const fs::path& file : files) {
            const std::string name = file.filename().generic_string();
            RoomText text = roomTextOf(file);
            if (folder == sources.shipped) {
                shipped.emplace(name, text.text);
            }
            const auto original = shipped.find(name);
            const bool isCopy = folder != sources.shipped && original != shipped.end() &&
                                text.fault.empty() && original->second == text.text;
            if (!isCopy) {
                add(name, std::move(text));
            }
        }
    }
    return RoomTexts(std::move(texts));
}

}  // namespace doorstring
