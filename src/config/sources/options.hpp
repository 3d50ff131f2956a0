// What the player chose in the game's own menus: kept in a small file in the user's folder that
// wins over the user's other files there, so that nothing of what a person wrote is ever lost.
#pragma once

#include "config/sources/load.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view optionsFileName = "options.toml";

// Saves the config's values of these keys ("view.scale"); whatever else the file holds, comments
// included, stays. Other games may save at the same time. A sentence where that is not possible;
// the file then stands as it was.
std::optional<std::string> saveOptions(const std::filesystem::path& userFolder,
                                       const Config& config,
                                       const std::vector<std::string_view>& keys);

// As loadConfig, for a game that is to start whatever stands in the user's options.toml: if that
// file alone is broken, it is moved aside, never over another file, and the rest counts. What was
// done goes to `notices`, sentences. A file that cannot be moved is left out of `sources`.
Result<LoadedConfig, ConfigErrors> loadForPlay(ConfigSources& sources,
                                               std::vector<std::string>& notices);

}  // namespace doorstring
