// Saves what the player chose in the menus to options.toml, a small file in the user's folder. This
// file wins over the others there, so that the game never has to change a file that a person wrote.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view optionsFileName = "options.toml";

// Saves the config's values of these keys ("view.scale"). All other values in the file stay. Its
// comments are lost only if a value cannot be changed in place. Other running games may save at the
// same time. Returns null if the values were saved, else a sentence; the file is then as it was.
std::optional<std::string> saveOptions(const std::filesystem::path& userFolder,
                                       const Config& config,
                                       const std::vector<std::string_view>& keys);

// Loads as loadConfig does, but the user's options.toml cannot keep a game from starting: if only
// that file is broken, it is moved aside, never over another file, and the rest is loaded.
// Sentences about this go to `notices`. If the file cannot be moved, sources.readOptions becomes
// false.
Result<LoadedConfig, ConfigErrors> loadForPlay(ConfigSources& sources,
                                               std::vector<std::string>& notices);

}  // namespace doorstring
