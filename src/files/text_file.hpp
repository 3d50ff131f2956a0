// Whole files as text, or a sentence why not.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace doorstring {

struct TextFileFault {
    std::string sentence;
};

// The most bytes that a file of this kind has, and the sentence for larger ones.
struct TextLimit {
    std::size_t bytes;
    std::string_view sentence;
};
inline constexpr TextLimit configLimit{
    1U << 20U, "the file is larger than 1 MiB; a config file has a few hundred lines"};

Result<std::string, TextFileFault> readTextFile(const std::filesystem::path& path,
                                                const TextLimit& limit = configLimit);

// The names in a folder with this ending, sorted, but for those that begin with a dot, as the files
// that editors hide. What kept the folder from being read to its end goes to `error`.
std::vector<std::string> namesEndingIn(std::string_view ending, const std::filesystem::path& folder,
                                       std::error_code& error);

}  // namespace doorstring
