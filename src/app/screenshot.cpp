#include "app/screenshot.hpp"

#include "picture/canvas/canvas.hpp"
#include "picture/canvas/png.hpp"

#include <fmt/format.h>

#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

fs::path unusedName(const fs::path& folder) {
    std::error_code ignored;
    for (int number = 1;; ++number) {
        fs::path file = folder / fmt::format("doorstring-{:03}.png", number);
        if (!fs::exists(file, ignored)) {
            return file;
        }
    }
}

}  // namespace

Result<fs::path, std::string> saveScreenshot(const Canvas& canvas, int scale,
                                             const fs::path& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (fault) {
        return fmt::format("{}: the folder for screenshots cannot be created: {}", folder.string(),
                           fault.message());
    }
    const fs::path file = unusedName(folder);
    if (auto sentence = savePng(enlarged(canvas, scale), file)) {
        return std::move(*sentence);
    }
    return file;
}

}  // namespace doorstring
