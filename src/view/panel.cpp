#include "view/panel.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Lightens a colour, as some accents are too dark to be read on a dark panel.
Colour readable(Colour colour) {
    const auto lighter = [](std::uint8_t part) {
        return static_cast<std::uint8_t>(part + (255 - part) * 2 / 5);
    };
    return {lighter(colour.red), lighter(colour.green), lighter(colour.blue)};
}

}  // namespace

// `text` and `bad` are the colours of the knight's steel and cape, to keep screens to few colours.
PanelColours panelColours(const TilesetPictures& tileset) {
    return {.back = tileset.outline(),
            .rim = tileset.accent(),
            .text = {224, 236, 240},
            .quiet = tileset.wall(3),
            .bright = readable(tileset.accent()),
            .shadow = {0, 0, 0},
            .bad = {240, 120, 108}};
}

void Page::write(std::string_view text, int x, int y, Colour colour, Align align, int most) const {
    const TextStyle style{.colour = colour, .shadow = colours.shadow, .align = align};
    const int toTheRight = width() - x;
    const int space = align == Align::Left    ? toTheRight
                      : align == Align::Right ? x
                                              : 2 * std::min(x, toTheRight);
    // Text that slides in from the side begins outside on purpose, and is not cut.
    const bool isInside = x >= 0 && toTheRight >= 0;
    const int limit = isInside ? std::min(most, space) : most;
    if (textWidth(art.font, text) > limit) {
        return drawText(canvas, art.font, ellipsize(art.font, text, limit), x, y, style);
    }
    drawText(canvas, art.font, text, x, y, style);
}

void Page::drawPanel(PixelRect area, std::string_view heading) const {
    // The corners are cut off: a panel looks like a carved stone, not like a window.
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
    if (TextObserver::current != nullptr) {
        TextObserver::current->notePanel(canvas, area);
    }
    write(heading, area.x + area.width / 2, area.y + 5, colours.bright, Align::Centre);
}

PixelRect Page::middle(int margin) const {
    constexpr GridSize smallest = layoutFor({1, 1}).canvas;
    const GridPos corner{(width() - smallest.width) / 2, (height() - smallest.height) / 2};
    return PixelRect{corner.x, corner.y, smallest.width, smallest.height}.grown(-margin);
}

void Page::dim() const {
    canvas.fill(canvas.whole(), {6, 6, 16, 150});
    if (TextObserver::current != nullptr) {
        TextObserver::current->notePanel(canvas, canvas.whole());
    }
}

void Page::cover(PixelRect area) const {
    // An observer expects text to stay inside a panel's frame, which is this wide. A cover has no
    // frame, and text may begin at its edge: so the observer is told of a larger panel.
    constexpr int frame = 2;
    canvas.fill(area, colours.back);
    if (TextObserver::current != nullptr) {
        TextObserver::current->notePanel(canvas, area.grown(frame));
    }
}

void drawGlow(Canvas& canvas, GridPos middle, int halfWidth, int halfHeight, Colour colour) {
    for (int row = -halfHeight; row <= halfHeight; ++row) {
        int half = halfWidth;
        while (half > 0 &&
               half * half * halfHeight * halfHeight + row * row * halfWidth * halfWidth >
                   halfWidth * halfWidth * halfHeight * halfHeight) {
            --half;
        }
        canvas.fill({middle.x - half, middle.y + row, 2 * half, 1}, colour);
    }
}

namespace {

constexpr int noticePadding = 8;

PixelRect inMiddle(const Page& page, int width, int height) {
    return {(page.width() - width) / 2, (page.height() - height) / 2, width, height};
}

}  // namespace

void drawProgress(const Page& page, std::string_view heading, std::uint64_t ticks,
                  std::uint64_t whole) {
    constexpr int barWidth = 160;
    constexpr int barHeight = 8;
    page.canvas.fill(page.canvas.whole(), page.colours.back);
    const PixelRect bar = inMiddle(page, barWidth, barHeight);
    page.write(heading, page.width() / 2, bar.y - page.art.font.lineHeight() - 4,
               page.colours.bright, Align::Centre);
    page.canvas.fill({bar.x - 1, bar.y - 1, bar.width + 2, bar.height + 2}, page.colours.rim);
    page.canvas.fill(bar, page.colours.shadow);
    const std::uint64_t share = barWidth * ticks / std::max<std::uint64_t>(1, whole);
    page.canvas.fill({bar.x, bar.y, static_cast<int>(share), bar.height}, page.colours.bright);
}

void drawNotice(const Page& page, std::string_view heading, std::string_view line, bool isLow) {
    const BdfFont& font = page.art.font;
    const int width = std::max(textWidth(font, heading), textWidth(font, line)) + 2 * noticePadding;
    PixelRect panel = inMiddle(page, width, 2 * font.lineHeight() + 2 * noticePadding);
    panel.y += (isLow ? 1 : -1) * page.canvas.whole().height / 4;
    page.drawPanel(panel);
    const int top = panel.y + noticePadding;
    page.write(heading, page.width() / 2, top, page.colours.bright, Align::Centre);
    page.write(line, page.width() / 2, top + font.lineHeight(), page.colours.quiet, Align::Centre);
}

}  // namespace doorstring
