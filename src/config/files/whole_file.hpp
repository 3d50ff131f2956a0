// Writes a file whole or not at all: a new file beside it, synced to the disk, then renamed over
// the old one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Nothing where all went well, else a sentence that names the file. The old file then stands as it
// was.
std::optional<std::string> writeWholeFile(const std::filesystem::path& file,
                                          std::string_view content);

}  // namespace doorstring
