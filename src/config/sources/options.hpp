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
// included, stays. Other games may save at the same time. Returns why if that is not possible;
// the file is then as it was.
std::optional<std::string> saveOptions(const std::filesystem::path& userFolder,
                                       const Config& config,
                                       const std::vector<std::string_view>& keys);

// Loads as loadConfig does, but a game starts whatever the user's options.toml holds: if that file
// alone is broken, it is moved aside, never over another file, and the rest counts. What was
// done goes to `notices`, sentences. A file that cannot be moved is left out of `sources`.
Result<LoadedConfig, ConfigErrors> loadForPlay(ConfigSources& sources,
                                               std::vector<std::string>& notices);

}  // namespace doorstring
