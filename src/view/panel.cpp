#include "view/panel.hpp"

#include "view/layout.hpp"

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

// Text has the colours of the knight's steel and cape, to keep the number of colours small.
PanelColours panelColours(const TilesetPictures& tileset) {
    return {.back = tileset.outline(),
            .rim = tileset.accent(),
            .text = {224, 236, 240},
            .quiet = tileset.wall(3),
            .bright = readable(tileset.accent()),
            .shadow = {0, 0, 0},
            .bad = {240, 120, 108}};
}

void Page::write(std::string_view text, int x, int y, Colour colour, Align align) const {
    drawText(canvas, art.font, text, x, y,
             {.colour = colour, .shadow = colours.shadow, .align = align});
}

void Page::drawPanel(PixelRect area, std::string_view heading) const {
    // Cut corners: a panel is carved like a stone, not like a window.
    const auto frame = [&](PixelRect r, Colour colour) {
        canvas.fill({r.x + 1, r.y, r.width - 2, 1}, colour);
        canvas.fill({r.x + 1, r.y + r.height - 1, r.width - 2, 1}, colour);
        canvas.fill({r.x, r.y + 1, 1, r.height - 2}, colour);
        canvas.fill({r.x + r.width - 1, r.y + 1, 1, r.height - 2}, colour);
    };
    const PixelRect inner = area.grown(-1);
    frame(area, colours.back);
    canvas.fill(inner, colours.back);
    frame(inner, colours.rim);
    write(heading, area.x + area.width / 2, area.y + 5, colours.bright, Align::Centre);
}

PixelRect Page::middle(int margin) const {
    constexpr GridSize smallest = layoutFor({1, 1}).canvas;
    const GridPos corner{(width() - smallest.width) / 2, (height() - smallest.height) / 2};
    return PixelRect{corner.x, corner.y, smallest.width, smallest.height}.grown(-margin);
}

void Page::dim() const {
    canvas.fill(canvas.whole(), {6, 6, 16, 150});
}

}  // namespace doorstring
