// A whole file as text, or a sentence why not.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace doorstring {

struct TextFileFault {
    std::string sentence;
};

// What is larger is not a file of this kind.
struct TextLimit {
    std::size_t bytes;
    std::string_view sentence;
};
inline constexpr TextLimit configLimit{
    1U << 20U, "the file is larger than 1 MiB; a config file has a few hundred lines"};

Result<std::string, TextFileFault> readTextFile(const std::filesystem::path& path,
                                                const TextLimit& limit = configLimit);

}  // namespace doorstring
