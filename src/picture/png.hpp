// PNG files. Errors are sentences that name the file.
#pragma once

#include "base/result.hpp"
#include "picture/canvas.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

Result<Canvas, std::string> loadPng(const std::filesystem::path& file);

// Written whole or not at all (a new file beside it, then renamed). Nothing, or what went wrong.
std::optional<std::string> savePng(const Canvas& picture, const std::filesystem::path& file);

}  // namespace doorstring
