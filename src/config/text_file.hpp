// A whole file as text, or a sentence why not.
#pragma once

#include "base/result.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

struct TextFileFault {
    std::string sentence;
};

// Config files are short; what is larger than 1 MiB is none.
Result<std::string, TextFileFault> readTextFile(const std::filesystem::path& path);

}  // namespace doorstring
