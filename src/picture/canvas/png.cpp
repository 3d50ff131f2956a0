#include "picture/canvas/png.hpp"

#include "files/whole_file.hpp"
#include "picture/canvas/png_stream.hpp"
#include "picture/canvas/quiet_sfml.hpp"

#include <SFML/Graphics/Image.hpp>
#include <fmt/format.h>

#include <array>
#include <fstream>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

// The size in the file's header, read before any memory is allocated; 0 x 0 if it is not a PNG.
PictureSize claimedSize(const fs::path& file) {
    constexpr std::string_view start("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
    std::array<char, 24> bytes{};
    std::ifstream(file, std::ios::binary).read(bytes.data(), bytes.size());
    if (std::string_view(bytes.data(), start.size()) != start) {
        return {};
    }
    const auto number = [&](std::size_t at) {
        std::int64_t value = 0;
        for (std::size_t i = at; i < at + 4; ++i) {
            value = value << 8 | static_cast<std::uint8_t>(bytes[i]);
        }
        return value;
    };
    return {number(16), number(20)};
}

}  // namespace

Result<Canvas, std::string> loadPng(const fs::path& file) {
    constexpr std::int64_t mostSide = 1 << 16;
    constexpr std::int64_t mostPixels = 1 << 24;
    std::error_code fault;
    if (!fs::is_regular_file(file, fault)) {
        return fmt::format("{}: the picture is missing", file.string());
    }
    const PictureSize claimed = claimedSize(file);
    if (claimed.width > mostSide || claimed.height > mostSide || claimed.pixels() > mostPixels) {
        return fmt::format("{}: a picture of {} x {} pixels is too large; allowed are {} pixels",
                           file.string(), claimed.width, claimed.height, mostPixels);
    }
    sf::Image image;
    const QuietSfml quiet;
    if (claimed.pixels() == 0 || !image.loadFromFile(file.string())) {
        return fmt::format("{}: the picture is damaged or not a PNG", file.string());
    }
    const auto size = image.getSize();
    Canvas canvas({static_cast<int>(size.x), static_cast<int>(size.y)});
    const std::uint8_t* bytes = image.getPixelsPtr();
    for (const GridPos at : cellsOf(canvas.size())) {
        canvas.set(at.x, at.y, {bytes[0], bytes[1], bytes[2], bytes[3]});
        bytes += 4;
    }
    return canvas;
}

std::vector<std::uint8_t> encodePng(const Canvas& picture) {
    std::vector<std::uint8_t> bytes;
    const auto append = [&](std::string_view part) {
        bytes.insert(bytes.end(), part.begin(), part.end());
    };
    const GridSize size = picture.size();
    PngStream png({size.width, size.height}, append, 1, PngColours::WithAlpha);
    for (int y = 0; y < size.height; ++y) {
        png.addRow(picture.row(y));
    }
    png.finish();
    return bytes;
}

std::optional<std::string> savePng(const Canvas& picture, const fs::path& file) {
    const auto bytes = encodePng(picture);
    return writeWholeFile(file, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace doorstring
