#include "picture/canvas/png.hpp"

#include "config/files/whole_file.hpp"
#include "picture/canvas/sf_image.hpp"

#include <SFML/System/Err.hpp>
#include <fmt/format.h>

#include <sstream>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// SFML tells its complaints on a stream of its own; we tell them in our words instead.
class QuietSfml {
public:
    QuietSfml() : before_(sf::err().rdbuf(nothing_.rdbuf())) {}
    ~QuietSfml() { sf::err().rdbuf(before_); }
    QuietSfml(const QuietSfml&) = delete;
    QuietSfml& operator=(const QuietSfml&) = delete;

private:
    std::ostringstream nothing_;
    std::streambuf* before_;
};

}  // namespace

Result<Canvas, std::string> loadPng(const fs::path& file) {
    std::error_code fault;
    if (!fs::is_regular_file(file, fault)) {
        return fmt::format("{}: the picture is missing", file.string());
    }
    sf::Image image;
    const QuietSfml quiet;
    if (!image.loadFromFile(file.string())) {
        return fmt::format("{}: the picture cannot be read; a PNG is wanted", file.string());
    }
    const auto size = image.getSize();
    Canvas canvas({static_cast<int>(size.x), static_cast<int>(size.y)});
    const std::uint8_t* bytes = image.getPixelsPtr();
    for (int y = 0; y < canvas.size().height; ++y) {
        for (int x = 0; x < canvas.size().width; ++x, bytes += 4) {
            canvas.set(x, y, {bytes[0], bytes[1], bytes[2], bytes[3]});
        }
    }
    return canvas;
}

std::vector<std::uint8_t> encodePng(const Canvas& picture) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(picture.pixels().data());
    const QuietSfml quiet;
    return encodeImage(makeImage(static_cast<unsigned>(picture.size().width),
                                 static_cast<unsigned>(picture.size().height), bytes));
}

std::optional<std::string> savePng(const Canvas& picture, const fs::path& file) {
    const auto bytes = encodePng(picture);
    if (bytes.empty()) {
        return fmt::format("{}: the picture cannot be made into a PNG", file.string());
    }
    return writeWholeFile(file, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace doorstring
