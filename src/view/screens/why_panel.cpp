#include "view/screens/why_panel.hpp"

#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr int whyPanelMargin = 2;   // beside the panel
constexpr int whyPanelPadding = 5;  // in it
constexpr int whyLineHeight = 9;
constexpr int whyHintMargin = 5;
constexpr int whyHintHeight = 11;

// The first line says which room it is, the others why. Lines beyond `most` are left out.
std::vector<std::string> whyPanelLines(const Page& page, std::span<const std::string> sentences,
                                       int most) {
    std::vector<std::string> lines;
    const int width = page.width() - 2 * (whyPanelMargin + whyPanelPadding);
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapText(page.art.font, sentence, width)) {
            lines.push_back(std::move(line));
        }
    }
    if (static_cast<int>(lines.size()) > most) {
        lines.resize(static_cast<std::size_t>(most));
        lines.back() = "...";
    }
    return lines;
}

}  // namespace

void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  std::span<const std::string> sentences) {
    const PixelRect sign = mapSign(world, page.canvas.size(), scroll, cell);
    page.canvas.frame(sign.grown(1), page.colours.text);
    const auto lines =
        whyPanelLines(page, sentences, (page.height() - 2 * whyPanelPadding) / whyLineHeight);
    const int height = static_cast<int>(lines.size()) * whyLineHeight + 2 * whyPanelPadding;
    const bool isAbove = sign.y + sign.height / 2 > page.height() / 2;
    const int top = isAbove ? 0 : page.height() - height;
    page.drawPanel({whyPanelMargin, top, page.width() - 2 * whyPanelMargin, height});
    int y = top + whyPanelPadding;
    for (const std::string& line : lines) {
        const bool isHead = y == top + whyPanelPadding;
        page.write(line, whyPanelMargin + whyPanelPadding, y,
                   isHead ? page.colours.bright : page.colours.text);
        y += whyLineHeight;
    }
}

void drawWhyHint(const Page& page, std::string_view hint) {
    page.write(hint, page.width() - whyHintMargin, page.height() - whyHintHeight,
               page.colours.quiet, Align::Right);
}

}  // namespace doorstring
