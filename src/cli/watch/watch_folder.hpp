// The folder that gets the pictures of one dungeon's growth, and nothing else.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// "step-0042.png"; more digits where there are more steps.
std::string stepFileName(std::size_t step, std::size_t lastStep);

// Makes the folder, or makes sure that it has no files but those of stepFileName(). A sentence
// where that is not so.
std::optional<std::string> prepareWatchFolder(const std::filesystem::path& folder);

// Takes away the pictures of a growth that was there before.
void removeOldSteps(const std::filesystem::path& folder);

}  // namespace doorstring
