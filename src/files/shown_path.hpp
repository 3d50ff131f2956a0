// Paths as users would write them.
#pragma once

#include <filesystem>
#include <string>

namespace doorstring {

// "config/dungeon.toml", "~/.config/doorstring/dungeon.toml"
std::string shownPath(const std::filesystem::path& path);

}  // namespace doorstring
