#include "lab/page/lab_screen.hpp"

#include "lab/page/lab_dozen.hpp"
#include "lab/page/lab_fields.hpp"
#include "lab/page/lab_histograms.hpp"

#include <array>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

void drawHead(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const auto& [canvas, art, colours] = page;
    page.write("The Lab", 6, 3, colours.bright);
    page.write(picture.heading, 6 + textAdvance(art.font, "The Lab") + 6, 3, colours.quiet);
    for (const LabButton button : labButtons) {
        const PixelRect area = layout.buttons[button];
        const LabSet set = picture.sheet.active();
        const bool isOn = (button == LabButton::SetA && set == LabSet::A) ||
                          (button == LabButton::SetB && set == LabSet::B) ||
                          (button == LabButton::Turned && picture.turned) ||
                          (button == LabButton::Duel && picture.isDuel);
        canvas.fill(area, isOn ? withAlpha(colours.rim, 120) : withAlpha(colours.quiet, 40));
        page.write(labelOf(button), area.x + 3, area.y + 1, isOn ? colours.bright : colours.text);
    }
    for (const LabPage each : labPages) {
        const PixelRect tab = layout.tabs[each];
        const bool isOpen = each == picture.page;
        if (isOpen) {
            canvas.fill(tab, withAlpha(colours.rim, 70));
            canvas.fill({tab.x, tab.y + tab.height - 1, tab.width, 1}, colours.bright);
        }
        page.write(name(each), tab.x + tab.width / 2, tab.y + 1,
                   isOpen ? colours.bright : colours.quiet, Align::Centre);
    }
}

std::vector<std::string> reasonLines(const BdfFont& font, std::span<const std::string> sentences,
                                     int width) {
    std::vector<std::string> lines;
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapText(font, sentence, width)) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

// In the place of the histograms and of the help below them. A line for each sentence; where they
// are too many, all but the first run on.
void drawReasons(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    constexpr int lineStep = 9;
    constexpr int edge = 4;
    const PixelRect first = layout.histograms.front();
    const PixelRect last = layout.histograms.back();
    const PixelRect area{first.x, first.y, last.x + last.width - first.x,
                         layout.helpTop + 20 - first.y};
    page.canvas.fill(area, {0, 0, 0, 90});
    page.canvas.frame(area, withAlpha(page.colours.rim, 150));
    const BdfFont& font = page.art.font;
    const auto most = static_cast<std::size_t>((area.height - edge) / lineStep);
    const int width = area.width - 2 * edge;
    auto lines = reasonLines(font, picture.reasons, width);
    if (lines.size() > most) {
        std::array<std::string, 2> parts{picture.reasons.front()};
        for (const std::string& sentence : picture.reasons.subspan(1)) {
            parts[1] += sentence + " ";
        }
        lines = reasonLines(font, parts, width);
    }
    if (lines.size() > most) {
        lines.resize(most);
        lines.back() = ellipsize(font, lines.back() + " \u2026", width);
    }
    int y = area.y + 2;
    for (const std::string& line : lines) {
        page.write(line, area.x + edge, y, page.colours.text);
        y += lineStep;
    }
}

void drawHistograms(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    static const Distribution none;
    for (std::size_t i = 0; i < labMetrics.size(); ++i) {
        drawLabHistogram(page, i, picture.growth.measured(i),
                         {picture.compared != nullptr ? picture.compared->measured(i) : none,
                          !picture.isDuel                       ? "was"
                          : picture.sheet.active() == LabSet::A ? "B"
                                                                : "A"},
                         layout.histograms[i]);
    }
}

// Two lines at most.
void drawHelp(const Page& page, const LabHelp& help, int top) {
    constexpr int lineStep = 10;
    const BdfFont& font = page.art.font;
    const int width = page.width() - 12;
    std::vector<std::string> lines = wrapText(font, help.plain, width);
    if (lines.size() > 2) {
        lines[1] = ellipsize(font, lines[1] + " " + lines[2], width);
        lines.resize(2);
    }
    int y = top + 1;
    for (const std::string& line : lines) {
        page.write(line, 6, y, help.isBad ? page.colours.bad : page.colours.text);
        y += lineStep;
    }
    if (lines.size() < 2) {
        page.write(ellipsize(font, help.second, width), 6, y, page.colours.quiet);
    }
}

}  // namespace

void drawLabScreen(const Page& page, const LabPicture& picture) {
    const auto& [canvas, art, colours] = page;
    const LabLayout layout = labLayout(canvas.size(), art.font, picture.page, picture.chosen);
    canvas.clear(colours.back);
    drawHead(page, picture, layout);
    drawLabFields(page, picture, layout);
    drawLabDozen(page, picture, layout);
    if (picture.reasons.empty() || picture.help.isBad) {
        drawHistograms(page, picture, layout);
        drawHelp(page, picture.help, layout.helpTop);
    } else {
        drawReasons(page, picture, layout);
    }
    page.write(ellipsize(art.font, picture.hints, page.width() - 12), 6, layout.helpTop + 21,
               colours.quiet);
}

}  // namespace doorstring
