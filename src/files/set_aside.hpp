// Moves files out of the way without destroying anything.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Returns the first of name.ending, name-2.ending, ... that is not in the folder yet. The ending
// begins with a dot.
std::string unusedName(const std::filesystem::path& folder, const std::string& name,
                       std::string_view ending);

// Moves a file. Returns the error, a sentence that names both paths; null if there was none.
std::optional<std::string> moveFile(const std::filesystem::path& from,
                                    const std::filesystem::path& to);

// Moves a file to the first of name-aside.ending, name-aside-2.ending, ... that is not beside it
// yet. Returns its new path; the error is a sentence.
Result<std::filesystem::path, std::string> setAside(const std::filesystem::path& file);

}  // namespace doorstring
