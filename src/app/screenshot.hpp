// F12: what is on the screen, as a PNG in the player's folder of pictures.
#pragma once

#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

// Returns where it was saved, or a sentence that says why not. Never overwrites an older one.
Result<std::filesystem::path, std::string> saveScreenshot(const Canvas& canvas, int scale,
                                                          const std::filesystem::path& folder);

}  // namespace doorstring
