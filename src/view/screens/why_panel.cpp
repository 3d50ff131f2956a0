#include "view/screens/why_panel.hpp"

#include "view/screens/map_legend.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr int whyPanelMargin = 2;   // beside the panel
constexpr int whyPanelPadding = 5;  // in it
constexpr int whyLineHeight = 9;
constexpr int whyLegendEdge = 4;  // above a legend
constexpr int whyHintMargin = 5;
constexpr int whyHintHeight = 11;

struct WhyPanel {
    std::vector<std::string> lines;  // the first says which room it is, the others why
    bool isAbove = false;
    int top = 0;
    int height = 0;
};

// On the half where the room is not, and never over all of a legend: lines beyond that are left
// out.
WhyPanel whyPanelFor(const BdfFont& font, const World& world, GridSize canvas, PixelRect sign,
                     std::span<const std::string> sentences) {
    const int legend = std::max(narrowLegendHeight(world), mapLegendHeight(world)) + whyLegendEdge;
    const auto most =
        static_cast<std::size_t>((canvas.height - legend - 2 * whyPanelPadding) / whyLineHeight);
    const int width = canvas.width - 2 * (whyPanelMargin + whyPanelPadding);
    WhyPanel panel;
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapText(font, sentence, width)) {
            panel.lines.push_back(std::move(line));
        }
    }
    if (panel.lines.size() > most) {
        panel.lines.resize(most);
        panel.lines.back() = "...";
    }
    panel.height = static_cast<int>(panel.lines.size()) * whyLineHeight + 2 * whyPanelPadding;
    panel.isAbove = sign.y + sign.height / 2 > canvas.height / 2;
    panel.top = panel.isAbove ? 0 : canvas.height - panel.height;
    return panel;
}

// A panel in the lower half covers the legend: it then stands above, beside the room.
void drawLegendAbove(const Page& page, const World& world, PixelRect sign, int top) {
    const int right = page.width() - narrowLegendWidth;
    const int x = sign.right() < right ? right : 0;
    page.canvas.fill({x, 0, narrowLegendWidth, top}, page.colours.back);
    drawNarrowLegend(page, world, x + 2, whyLegendEdge);
}

}  // namespace

void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  std::span<const std::string> sentences) {
    const PixelRect sign = mapSign(world, page.canvas.size(), scroll, cell);
    page.canvas.frame(sign.grown(1), page.colours.text);
    const auto [lines, isAbove, top, height] =
        whyPanelFor(page.art.font, world, page.canvas.size(), sign, sentences);
    page.drawPanel({whyPanelMargin, top, page.width() - 2 * whyPanelMargin, height});
    if (!isAbove) {
        drawLegendAbove(page, world, sign, top);
    }
    int y = top + whyPanelPadding;
    for (const std::string& line : lines) {
        const bool isHead = y == top + whyPanelPadding;
        page.write(line, whyPanelMargin + whyPanelPadding, y,
                   isHead ? page.colours.bright : page.colours.text);
        y += whyLineHeight;
    }
}

MapScroll besideWhyPanel(const BdfFont& font, const World& world, GridSize canvas, MapScroll scroll,
                         GridPos cell, std::span<const std::string> sentences) {
    constexpr int gap = 2;
    const PixelRect sign = mapSign(world, canvas, scroll, cell).grown(gap);
    const WhyPanel panel = whyPanelFor(font, world, canvas, sign, sentences);
    scroll.y -= panel.isAbove ? std::max(0, panel.top + panel.height - sign.y)
                              : std::min(0, panel.top - sign.bottom());
    return scroll;
}

void drawWhyHint(const Page& page, std::string_view hint) {
    page.write(hint, page.width() - whyHintMargin, page.height() - whyHintHeight,
               page.colours.quiet, Align::Right);
}

}  // namespace doorstring
