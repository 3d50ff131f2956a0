// Moves files out of the way without destroying anything.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Returns the first file name that is not in the folder yet. With the ending ".replay" these are
// tried: NAME.replay, NAME-2.replay, NAME-3.replay, ...
std::string unusedName(const std::filesystem::path& folder, const std::string& name,
                       std::string_view ending);

// Moves a file. Returns the error, a sentence that names both paths; null if there was none.
std::optional<std::string> moveFile(const std::filesystem::path& from,
                                    const std::filesystem::path& to);

// Renames a file, such as NAME.toml, to the first of NAME-aside.toml, NAME-aside-2.toml, ... that
// is not beside it yet. Returns its new path; the error is a sentence.
Result<std::filesystem::path, std::string> setAside(const std::filesystem::path& file);

}  // namespace doorstring
