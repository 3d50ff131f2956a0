// Which files the sources come down to.
#pragma once

#include "config/sources/load.hpp"
#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

namespace doorstring {

// The only names that are read in a config folder.
inline constexpr std::array<std::string_view, 8> configFileNames{
    "dungeon.toml", "room.toml",   "player.toml", "creatures.toml",
    "items.toml",   "floors.toml", "view.toml",   "keys.toml"};

struct ConfigFile {
    std::filesystem::path path;
    std::string name;        // as the user would call it: its path, or "--preset classic"
    int group = 0;           // a key may stand once in all files of a group: a folder, a preset
    bool isShipped = false;  // lies in the shipped folder
    bool isPreset = false;   // may name what it builds on
    Result<TomlValue, TomlFault> document;  // a file that cannot be read: a fault without a place
};

Result<TomlValue, TomlFault> readToml(const std::filesystem::path& file);

// The files to read, in the order in which later ones win. What is wrong with the sources goes to
// `errors`.
std::vector<ConfigFile> findConfigFiles(const ConfigSources& sources, ErrorList& errors);

// Whether a preset is named by its file, with a folder or the ending .toml.
bool isPresetPath(std::string_view preset);

// How a preset in `folder` names that one as its base: a file by the path from there.
std::string presetSeenFrom(const std::filesystem::path& folder, const std::string& preset);

// Where a preset may lie, whether it does or not; the first that exists is taken.
std::vector<std::filesystem::path> presetPlaces(const ConfigSources& sources);

// The preset's name without folder and ending.
std::string presetName(const ConfigSources& sources);

}  // namespace doorstring
