#include "lab/sheet/save_weights.hpp"

#include "config/schema/column.hpp"
#include "config/schema/schema.hpp"
#include "config/schema/set_option.hpp"
#include "config/sources/config_files.hpp"
#include "config/text/say.hpp"
#include "config/toml/toml_edit.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"
#include "lab/sheet/lab_field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

using Keys = std::vector<const KeySpec*>;

constexpr std::string_view madeInLab = "# Made in the Lab.\n";

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(file, ignored);
}

fs::path presetFile(const fs::path& folder, const std::string& name) {
    return folder / "presets" / (name + ".toml");
}

// Returns the text with these keys set to their values in the configuration. Returns the fault if
// the text could not be read or cannot be edited.
Result<std::string, TextFileFault> withValues(const Result<std::string, TextFileFault>& text,
                                              const Config& config, const Keys& keys) {
    if (!text) {
        return text;
    }
    std::vector<TomlSetting> settings;
    for (const KeySpec* key : keys) {
        settings.push_back({key->path, key->toml(config)});
    }
    auto edited = editedToml(text.value(), settings, NewSettings::InSections);
    if (!edited) {
        return TextFileFault{edited.error().sentence};
    }
    return std::move(edited.value());
}

// Writes the file. Returns what went wrong; empty if nothing did.
std::string write(const fs::path& file, const Result<std::string, TextFileFault>& text) {
    if (!text) {
        return fmt::format("{}: {}", shownPath(file), text.error().sentence);
    }
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) {
        return say("{folder}: the folder cannot be made: {reason}",
                   "folder"_a = shownPath(file.parent_path()), "reason"_a = error.message());
    }
    return writeWholeFile(file, text.value()).value_or(std::string());
}

// The file that a preset of this name has now: that of the --config folder, the user's or the
// shipped one, the first that exists. Empty if there is no such preset.
fs::path existingPresetFile(const ConfigSources& sources, const std::string& name) {
    ConfigSources named = sources;
    named.preset = name;
    for (const fs::path& place : presetPlaces(named)) {
        if (isThere(place)) {
            return place;
        }
    }
    return {};
}

// The file to save a preset of this name in: the user's, unless the name is that of a preset in the
// --config folder, which would win over it.
fs::path fileToSave(const ConfigSources& sources, const std::string& name) {
    const bool isInFolder = sources.folder && isThere(presetFile(*sources.folder, name));
    return presetFile(isInFolder ? *sources.folder : sources.user, name);
}

// The name of the file in the user's folder that has the key. If no file has it, the name of the
// file in which such a key belongs.
std::string_view fileOf(const fs::path& folder, const KeySpec& key) {
    for (const std::string_view name : configFileNames) {
        const auto document = isThere(folder / name) ? readToml(folder / name)
                                                     : Result<TomlValue, TomlFault>(TomlValue());
        bool hasKey = false;
        if (document) {
            schema().visit(
                document.value(),
                [&](const KeySpec& found, const TomlValue&) {
                    hasKey = hasKey || found.path == key.path;
                },
                [](const std::string&, const TomlValue&) {});
        }
        if (hasKey) {
            return name;
        }
    }
    const bool isOfRooms = key.path.starts_with("room.") || key.path.starts_with("interior.");
    return isOfRooms ? "room.toml" : "dungeon.toml";
}

}  // namespace

bool isOwnPreset(const ConfigSources& sources, const std::string& name) {
    return !sources.user.empty() && isThere(presetFile(sources.user, name));
}

std::string freePresetName(const ConfigSources& sources) {
    const std::vector<std::string> taken = presetNames(sources);
    for (int number = 1;; ++number) {
        const std::string name = fmt::format("mine-{}", number);
        if (std::find(taken.begin(), taken.end(), name) == taken.end()) {
            return name;
        }
    }
}

std::string presetNameFault(std::string_view name) {
    const bool isGood = std::all_of(name.begin(), name.end(), [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
               (sign >= '0' && sign <= '9') || sign == '-' || sign == '_';
    });
    return name.empty() ? say("A preset needs a name.")
           : isGood     ? std::string()
                        : say("Letters, digits, hyphens and underscores make a name.");
}

Result<fs::path, std::string> saveAsPreset(const ConfigSources& sources, const std::string& name,
                                           const Config& config) {
    if (sources.user.empty()) {
        return say("There is no home folder to save a preset in.");
    }
    const fs::path existing = existingPresetFile(sources, name);
    ConfigSources base = sources;
    base.preset = existing.empty() ? sources.preset : existing.string();
    const auto loaded = loadConfig(base);
    if (!loaded) {
        return toString(loaded.error().front());
    }
    const fs::path file = fileToSave(sources, name);
    Result<std::string, TextFileFault> text = std::string(madeInLab);
    if (!existing.empty()) {
        text = readTextFile(existing);
    } else if (!sources.preset.empty()) {
        text = fmt::format("{}base = {}\n", madeInLab,
                           tomlString(presetSeenFrom(file.parent_path(), sources.preset)));
    }
    text = withValues(text, config, dungeonSchema().differing(loaded.value().config, config));
    if (std::string fault = write(file, text); !fault.empty()) {
        return fault;
    }
    return file;
}

Result<std::vector<fs::path>, std::string> saveAsOwn(const ConfigSources& sources,
                                                     const Config& config) {
    if (sources.user.empty()) {
        return say("There is no home folder to save weights in.");
    }
    ConfigSources withoutPreset = sources;
    withoutPreset.preset.clear();
    const auto loaded = loadConfig(withoutPreset);
    if (!loaded) {
        return toString(loaded.error().front());
    }
    std::map<std::string_view, Keys> byFile;
    for (const KeySpec* key : dungeonSchema().differing(loaded.value().config, config)) {
        byFile[fileOf(sources.user, *key)].push_back(key);
    }
    // All texts are ready before the first file is written.
    std::map<fs::path, Result<std::string, TextFileFault>> texts;
    for (const auto& [name, keys] : byFile) {
        const fs::path file = sources.user / name;
        auto text = isThere(file) ? readTextFile(file)
                                  : Result<std::string, TextFileFault>(std::string(madeInLab));
        text = withValues(text, config, keys);
        if (!text) {
            return fmt::format("{}: {}", shownPath(file), text.error().sentence);
        }
        texts.emplace(file, std::move(text));
    }
    std::vector<fs::path> files;
    for (const auto& [file, text] : texts) {
        if (std::string fault = write(file, text); !fault.empty()) {
            return fault;
        }
        files.push_back(file);
    }
    return files;
}

namespace {

constexpr std::string_view unsavedHead =
    "# Edits of the Lab that are not saved yet. The Lab begins with them when it is opened.\n";
constexpr std::array<std::string_view, 2> setNames{"a", "b"};

const TomlValue* valueOf(const TomlValue& table, std::string_view key) {
    for (const TomlValue& item : table.items) {
        if (item.key == key) {
            return &item;
        }
    }
    return nullptr;
}

// Sets a value. Returns false if it is not allowed.
bool setIn(Config& config, const std::string& text) {
    ErrorList errors;
    applySet(schema(), text, ValueSource(), config, errors);
    return errors.empty();
}

}  // namespace

UnsavedWeights unsavedOf(const LabSheet& sheet, const std::string& preset) {
    UnsavedWeights unsaved{preset, sheet.hasBoth(), sheet.active(), {}};
    for (const LabSet set : {LabSet::A, LabSet::B}) {
        const bool isUsed = sheet.hasBoth() || set == sheet.active();
        for (const KeySpec* key : isUsed ? sheet.changedKeys(set) : std::vector<const KeySpec*>()) {
            unsaved.values[static_cast<std::size_t>(set)].push_back(
                tomlLine(*key, sheet.config(set)));
        }
    }
    return unsaved;
}

std::string textOf(const UnsavedWeights& unsaved) {
    std::string text(unsavedHead);
    text += fmt::format("preset = {}\nboth = {}\nactive = \"{}\"\n", tomlString(unsaved.preset),
                        unsaved.hasBoth, setNames[static_cast<std::size_t>(unsaved.active)]);
    for (std::size_t set = 0; set < setNames.size(); ++set) {
        text += fmt::format("{} = [\n", setNames[set]);
        for (const std::string& value : unsaved.values[set]) {
            text += fmt::format("    {},\n", tomlString(value));
        }
        text += "]\n";
    }
    return text;
}

Result<UnsavedWeights, std::string> readUnsaved(std::string_view text) {
    const auto document = parseToml(text);
    if (!document) {
        return document.error().sentence;
    }
    UnsavedWeights unsaved;
    const TomlValue* preset = valueOf(document.value(), "preset");
    const TomlValue* both = valueOf(document.value(), "both");
    const TomlValue* active = valueOf(document.value(), "active");
    if (preset == nullptr || both == nullptr || active == nullptr) {
        return std::string("it must have preset, both and active");
    }
    unsaved.preset = preset->text;
    unsaved.hasBoth = both->boolean;
    unsaved.active = active->text == setNames[1] ? LabSet::B : LabSet::A;
    for (std::size_t set = 0; set < setNames.size(); ++set) {
        if (const TomlValue* values = valueOf(document.value(), setNames[set])) {
            for (const TomlValue& value : values->items) {
                unsaved.values[set].push_back(value.text);
            }
        }
    }
    return unsaved;
}

int restoreUnsaved(const UnsavedWeights& unsaved, LabSheet& sheet) {
    std::size_t leftOut = 0;
    for (const LabSet set : {LabSet::A, LabSet::B}) {
        Config config = sheet.base();
        std::size_t kept = 0;
        const auto& values = unsaved.values[static_cast<std::size_t>(set)];
        for (const std::string& value : values) {
            Config changed = config;
            if (setIn(changed, value)) {
                config = std::move(changed);
                ++kept;
            }
        }
        if (!faultOf(config).empty()) {
            config = sheet.base();
            kept = 0;
        }
        leftOut += values.size() - kept;
        if (set == LabSet::A || unsaved.hasBoth) {
            sheet.restore(set, config);
        }
    }
    if (sheet.active() != unsaved.active && unsaved.hasBoth) {
        sheet.switchSet();
    }
    return static_cast<int>(leftOut);
}

}  // namespace doorstring
