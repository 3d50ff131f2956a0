#include "view/hud/timeline.hpp"

#include "picture/canvas/distance_stone.hpp"

#include <algorithm>

namespace doorstring {

Timeline::Timeline(const Trace& trace) : steps_(trace.size()) {
    for (std::size_t index = 0; index < trace.size(); ++index) {
        const std::string_view pass = trace.step(index).pass;
        if (parts_.empty() || parts_.back().pass != pass) {
            parts_.push_back({pass, index, index});
        }
        parts_.back().end = index + 1;
    }
}

int Timeline::place(PixelRect bar, std::size_t steps) const {
    const auto width = static_cast<std::size_t>(bar.width);
    return bar.x + static_cast<int>(steps * width / std::max<std::size_t>(steps_, 1));
}

std::size_t Timeline::stepsAt(PixelRect bar, int x) const {
    const auto offset = static_cast<std::size_t>(std::clamp(x - bar.x, 0, bar.width));
    const auto width = static_cast<std::size_t>(bar.width);
    return (offset * steps_ + width / 2) / width;
}

// Names above the parts that have room for them, and always that of the part that we are in.
void Timeline::drawNames(const Page& page, PixelRect bar, std::size_t steps) const {
    const BdfFont& font = page.art.font;
    const int y = bar.y - font.lineHeight();
    int nowFrom = bar.x + bar.width;
    int nowEnd = nowFrom;
    for (const Part& part : parts_) {
        if (steps > part.first && steps <= part.end) {
            const int width = textWidth(font, part.pass);
            nowFrom = std::min(place(bar, part.first) + 1, bar.x + bar.width - width);
            nowEnd = nowFrom + width;
            page.write(part.pass, nowFrom, y, page.colours.bright);
        }
    }
    constexpr int gap = 4;
    for (const Part& part : parts_) {
        const int from = place(bar, part.first) + 1;
        const int end = from + textWidth(font, part.pass);
        const bool fits = end <= place(bar, part.end);
        if (fits && (end + gap <= nowFrom || from >= nowEnd + gap)) {
            page.write(part.pass, from, y, page.colours.quiet);
        }
    }
}

void Timeline::draw(const Page& page, PixelRect bar, std::size_t steps) const {
    const auto& [canvas, art, colours] = page;
    const int knob = place(bar, steps);
    for (std::size_t index = 0; index < parts_.size(); ++index) {
        const int from = place(bar, parts_[index].first);
        const int end = place(bar, parts_[index].end);
        const Stone stone =
            stoneFor(static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(parts_.size()));
        canvas.fill({from, bar.y, end - from, bar.height}, withAlpha(stone.top, 90));
        const int done = std::min(end, knob) - from;
        canvas.fill({from, bar.y, done, bar.height}, stone.top);
        canvas.fill({from, bar.y, done, 1}, stone.rim);
        canvas.fill({from, bar.y, 1, bar.height}, colours.back);
    }
    drawNames(page, bar, steps);
    canvas.fill({knob - 2, bar.y - 2, 5, bar.height + 4}, colours.shadow);
    canvas.fill({knob - 1, bar.y - 1, 3, bar.height + 2}, colours.bright);
}

}  // namespace doorstring
