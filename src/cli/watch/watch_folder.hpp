// The folder that gets the pictures of one dungeon's growth, and nothing else.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// "step-0042.png"; more digits where there are more steps.
std::string stepFileName(std::size_t step, std::size_t lastStep);

// Makes the folder, or empties it of the pictures of a growth before. A sentence where that is not
// possible, or where it has other files; it then stands as it was.
std::optional<std::string> prepareWatchFolder(const std::filesystem::path& folder);

}  // namespace doorstring
