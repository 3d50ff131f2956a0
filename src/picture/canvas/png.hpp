// PNG files. Errors are sentences that name the file.
#pragma once

#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

Result<Canvas, std::string> loadPng(const std::filesystem::path& file);

// The bytes of a PNG file.
std::vector<std::uint8_t> encodePng(const Canvas& picture);

// Written whole or not at all. Nothing, or what went wrong.
std::optional<std::string> savePng(const Canvas& picture, const std::filesystem::path& file);

}  // namespace doorstring
