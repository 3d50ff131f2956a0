// Finds and reads the texts of rooms made by hand.
#pragma once

#include "config/interior_parts.hpp"
#include "config/sources/load.hpp"

#include <filesystem>
#include <string_view>
#include <vector>

namespace doorstring {

// In each config folder.
inline constexpr std::string_view roomsFolder = "rooms";

// The files rooms/*.txt of a config folder, by name.
std::vector<std::filesystem::path> roomFilesIn(const std::filesystem::path& folder);

// A file stands in for those of its name in folders before. One that cannot be read is reported in
// its place, and keeps nothing else from being read.
RoomTexts readRoomTexts(const ConfigSources& sources);

}  // namespace doorstring
