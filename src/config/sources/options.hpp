// What the player chose in the game's own menus: kept in a small file in the user's folder that
// wins over the user's other files there, so that nothing of what a person wrote, comments
// included, is ever rewritten.
#pragma once

#include "config/config.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view optionsFileName = "options.toml";

// Keeps the config's values of these keys ("view.scale"), and what the file holds already of
// others. The file is replaced whole; the folder is made where it is missing. A sentence where that
// cannot be done.
std::optional<std::string> saveOptions(const std::filesystem::path& userFolder,
                                       const Config& config,
                                       const std::vector<std::string_view>& keys);

}  // namespace doorstring
