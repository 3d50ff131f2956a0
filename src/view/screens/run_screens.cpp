#include "view/screens/run_screens.hpp"

#include <algorithm>

namespace doorstring {

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
