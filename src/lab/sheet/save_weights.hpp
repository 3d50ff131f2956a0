// Weights of the Lab on the disk: as a preset, or in the user's own config folder.
#pragma once

#include "base/result.hpp"
#include "config/sources/load.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Finds a name for a new preset that no preset has yet.
std::string freePresetName(const ConfigSources& sources);
// Whether the user has a preset of this name.
bool isOwnPreset(const ConfigSources& sources, const std::string& name);
// Says what is wrong with the name of a preset; empty if it is letters, digits, hyphens and
// underscores.
std::string presetNameFault(std::string_view name);

// Writes what differs from the base, which is the preset of the sources. Saved under the name of a
// preset that exists, its text is kept, and only what differs from it is changed. The result is the
// file, the error a sentence; nothing is then written.
Result<std::filesystem::path, std::string>
saveAsPreset(const ConfigSources& sources, const std::string& name, const Config& config);

// Writes what differs from the config folders without a preset to the files in the user's folder
// that have these keys, or else to dungeon.toml and room.toml there.
Result<std::vector<std::filesystem::path>, std::string> saveAsOwn(const ConfigSources& sources,
                                                                  const Config& config);

}  // namespace doorstring
