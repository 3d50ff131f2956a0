#include "view/panel.hpp"

namespace doorstring {

namespace {

// Some accents are too dark to be read on a dark panel.
Colour readable(Colour colour) {
    const auto lighter = [](std::uint8_t part) {
        return static_cast<std::uint8_t>(part + (255 - part) * 2 / 5);
    };
    return {lighter(colour.red), lighter(colour.green), lighter(colour.blue)};
}

}  // namespace

// Text has the colours of the knight's steel and cape: few are seen at a time.
PanelColours panelColours(const TilesetPictures& tileset) {
    return {.back = tileset.outline(),
            .rim = tileset.accent(),
            .text = {224, 236, 240},
            .quiet = tileset.wall(3),
            .bright = readable(tileset.accent()),
            .shadow = {0, 0, 0},
            .bad = {240, 120, 108}};
}

void drawPanel(Canvas& canvas, PixelRect area, const PanelColours& colours) {
    // Cut corners: a panel is carved like a stone, not like a window.
    canvas.fill({area.x + 1, area.y, area.width - 2, area.height}, colours.back);
    canvas.fill({area.x, area.y + 1, 1, area.height - 2}, colours.back);
    canvas.fill({area.x + area.width - 1, area.y + 1, 1, area.height - 2}, colours.back);
    const PixelRect inner{area.x + 1, area.y + 1, area.width - 2, area.height - 2};
    canvas.fill({inner.x + 1, inner.y, inner.width - 2, 1}, colours.rim);
    canvas.fill({inner.x + 1, inner.y + inner.height - 1, inner.width - 2, 1}, colours.rim);
    canvas.fill({inner.x, inner.y + 1, 1, inner.height - 2}, colours.rim);
    canvas.fill({inner.x + inner.width - 1, inner.y + 1, 1, inner.height - 2}, colours.rim);
}

void dim(Canvas& canvas) {
    canvas.fill({0, 0, canvas.size().width, canvas.size().height}, {6, 6, 16, 150});
}

}  // namespace doorstring
