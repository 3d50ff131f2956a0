// A preset may build on another: a line base = "classic" at its top. Then the other is read first.
// A base with a folder or the ending .toml is a file, seen from the folder of the preset.
#pragma once

#include "config/sources/config_files.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view baseKey = "base";

struct PresetChain {
    std::vector<ConfigFile> files;              // what the preset builds on before it
    std::vector<std::filesystem::path> places;  // where each of them might lie, nearest first
};

// Of the preset that the sources name; empty where they name none. What is wrong with the names
// goes to `errors`; files that cannot be read are left to whoever uses them.
PresetChain presetChain(const ConfigSources& sources, ErrorList& errors);

// Where no file of the preset that the sources name exists: a sentence with the names there are.
std::optional<std::string> unknownPreset(const ConfigSources& sources);

}  // namespace doorstring
