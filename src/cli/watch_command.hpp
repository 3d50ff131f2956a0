// The folder that gets the pictures of one dungeon's growth, and nothing else.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// "step-0042.png"; more digits where there are more steps.
std::string stepFileName(std::size_t step, std::size_t lastStep);

// Makes the folder, or removes the pictures of an earlier growth from it. A sentence if that is not
// possible, or if it has other files; it is then left as it was.
std::optional<std::string> prepareWatchFolder(const std::filesystem::path& folder);

}  // namespace doorstring
