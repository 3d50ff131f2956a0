#include "lab/page/lab_reasons.hpp"

#include "picture/text/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr int lineStep = 9;
constexpr int panelEdge = 4;
constexpr int spaceForArrows = 10;

std::vector<std::string> linesOf(const BdfFont& font, std::span<const std::string> sentences,
                                 int width) {
    std::vector<std::string> lines;
    for (const std::string& sentence : sentences) {
        for (std::string& line : wrapText(font, sentence, width)) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

}  // namespace

// Each sentence begins a new line. If that takes too many lines, all sentences after the first
// become one paragraph.
void LabReasons::layOut(const BdfFont& font, PixelRect panel,
                        std::span<const std::string> sentences) {
    mostShown_ = (panel.height - panelEdge) / lineStep;
    const int width = panel.width - 2 * panelEdge;
    const auto isTooLong = [&](const std::vector<std::string>& lines) {
        return static_cast<int>(lines.size()) > mostShown_;
    };
    auto lines = linesOf(font, sentences, width);
    if (isTooLong(lines)) {
        std::array<std::string, 2> parts{sentences.front()};
        for (const std::string& sentence : sentences.subspan(1)) {
            parts[1] += (parts[1].empty() ? "" : " ") + sentence;
        }
        lines = linesOf(font, parts, width);
        if (isTooLong(lines)) {
            lines = linesOf(font, parts, width - spaceForArrows);
        }
    }
    if (lines != lines_) {
        lines_ = std::move(lines);
        first_ = 0;
    }
    scroll(0);  // the panel may have become higher
}

int LabReasons::largestFirst() const {
    return std::max(0, static_cast<int>(lines_.size()) - mostShown_);
}

void LabReasons::scroll(int lines) {
    first_ = std::clamp(first_ + lines, 0, largestFirst());
}

void LabReasons::draw(const Page& page, PixelRect panel) const {
    const auto& [canvas, art, colours] = page;
    canvas.fill(panel, {0, 0, 0, 90});
    canvas.frame(panel, withAlpha(colours.rim, 150));
    const int end = std::min(first_ + mostShown_, static_cast<int>(lines_.size()));
    for (int number = first_; number < end; ++number) {
        page.write(lines_[static_cast<std::size_t>(number)], panel.x + panelEdge,
                   panel.y + 2 + (number - first_) * lineStep, colours.text);
    }
    const int x = panel.right() - spaceForArrows;
    if (first_ > 0) {
        page.write("\u25b2", x, panel.y + 2, colours.quiet);
    }
    if (first_ < largestFirst()) {
        page.write("\u25bc", x, panel.bottom() - art.font.lineHeight(), colours.quiet);
    }
}

}  // namespace doorstring
