// Finds the files of a configuration: those of the config folders, presets, and templates (rooms
// made by hand).
#pragma once

#include "config/interior_parts.hpp"
#include "config/sources/load.hpp"
#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The names of the files that are read in a config folder.
inline constexpr std::array<std::string_view, 12> configFileNames{
    "dungeon.toml", "room.toml",   "player.toml", "creatures.toml", "bosses.toml", "items.toml",
    "relics.toml",  "floors.toml", "altars.toml", "pieces.toml",    "view.toml",   "keys.toml"};

struct ConfigFile {
    std::filesystem::path path;
    std::string name;              // as the user would call it: its path, or "--preset classic"
    int group = 0;                 // number of its folder or preset; in each, a key may be set once
    bool isShipped = false;        // is in the shipped folder
    bool isPreset = false;         // may name its base, and adds no floors or offers
    bool winsOverOptions = false;  // over options.toml, which the menus write
    bool mayBeCopy = false;  // of a shipped file: lines that are as shipped then change nothing
    Result<TomlValue, TomlFault> document;  // a fault without a place if the file cannot be read
};

Result<TomlValue, TomlFault> readToml(const std::filesystem::path& file);

// Returns the files to read; later ones win over earlier ones. Mistakes in the sources go to
// `errors`.
std::vector<ConfigFile> findConfigFiles(const ConfigSources& sources, ErrorList& errors);

// Whether a preset is named by its file, with a folder or the ending .toml.
bool isPresetPath(std::string_view preset);

// Returns the text by which a preset in `folder` can name `preset` as its base: a file by its path
// relative to `folder`, any other preset by its name.
std::string presetSeenFrom(const std::filesystem::path& folder, const std::string& preset);

// The files that the sources' preset may be, whether they exist or not; the first that exists is
// taken.
std::vector<std::filesystem::path> presetPlaces(const ConfigSources& sources);

// The preset's name without folder and ending.
std::string presetName(const ConfigSources& sources);

// A line base = "classic" at the top of a preset names the preset that it builds on, which is read
// first. A base with a folder or the ending .toml is a path relative to the folder of the preset.

inline constexpr std::string_view baseKey = "base";

struct PresetChain {
    std::vector<ConfigFile> files;  // those that the preset builds on, then the preset itself
    std::vector<std::filesystem::path> places;  // where they were looked for
};

// Finds the preset that the sources name and those that it builds on; empty if they name none.
// Mistakes in the names go to `errors`; files that cannot be read are reported where they are used.
PresetChain presetChain(const ConfigSources& sources, ErrorList& errors);

// Returns a sentence if the preset that the sources name does not exist, with the names of those
// that do; null if it exists.
std::optional<std::string> unknownPresetSentence(const ConfigSources& sources);

// The folder of templates in each config folder.
inline constexpr std::string_view roomsFolder = "rooms";

// The files rooms/*.txt of a config folder, by name.
std::vector<std::filesystem::path> roomFilesIn(const std::filesystem::path& folder);

// Reads all files of templates, or sources.onlyRoom.file alone. A file replaces the files of the
// same name in earlier folders, unless its text is that of the shipped file. A file that cannot be
// read is listed with its RoomText::fault, and does not keep others from being read.
RoomTexts readRoomTexts(const ConfigSources& sources);

}  // namespace doorstring
