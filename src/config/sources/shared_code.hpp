// Codes of dungeons, against the files that came with the program.
#pragma once

#include "base/result.hpp"
#include "config/share/share_code.hpp"
#include "config/sources/load.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// The code of a seed under a configuration that `preset` may have been the base of: whatever else
// the config folders say is in the code, but for rooms made by hand. The errors are those of the
// shipped files.
Result<std::string, ConfigErrors> codeOf(const std::filesystem::path& shipped, Seed seed,
                                         const std::string& preset, const Config& config);

// The values that the code of the sources leads to; none where there is no code, or where its
// preset is unknown, which goes to `errors`.
std::optional<RestoredDungeon> restoredFrom(const ConfigSources& sources, ErrorList& errors);

}  // namespace doorstring
