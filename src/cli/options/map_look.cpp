#include "cli/options/map_look.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 4> styles{"blocks", "plain", "tiles", "blueprint"};
constexpr int mostZoom = 64;

Result<MapStyle, std::string> styleOf(const GivenOptions& given) {
    if (!given.has("--style")) {
        return given.has("--tiles") ? MapStyle::Tiles : MapStyle::Blocks;
    }
    const std::string& text = given.text("--style");
    const auto* const found = std::find(styles.begin(), styles.end(), text);
    if (found == styles.end()) {
        return fmt::format("--style '{}' is not known; allowed are {} and {}", text,
                           fmt::join(styles.begin(), styles.end() - 1, ", "), styles.back());
    }
    const auto style = static_cast<MapStyle>(found - styles.begin());
    if (given.has("--tiles") && style != MapStyle::Tiles) {
        return fmt::format("--tiles draws pictures in the style tiles, and --style asks for {}; "
                           "give one of them",
                           text);
    }
    return style;
}

Result<int, std::string> zoomOf(const GivenOptions& given) {
    if (!given.has("--zoom")) {
        return 0;
    }
    const std::string& text = given.text("--zoom");
    int zoom = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), zoom);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || zoom < 1 ||
        zoom > mostZoom) {
        return fmt::format("--zoom wants a whole number from 1 to {}, as in --zoom 4, and found "
                           "'{}'",
                           mostZoom, text);
    }
    return zoom;
}

}  // namespace

Result<MapLook, std::string> mapLook(const GivenOptions& given, MapFormat format) {
    for (const std::string_view option : {"--style", "--zoom"}) {
        if (given.has(option) && format != MapFormat::Png) {
            return fmt::format("{} is for pictures: --format png", option);
        }
    }
    const auto style = styleOf(given);
    if (!style) {
        return style.error();
    }
    const auto zoom = zoomOf(given);
    if (!zoom) {
        return zoom.error();
    }
    return MapLook{style.value(), zoom.value()};
}

}  // namespace doorstring
