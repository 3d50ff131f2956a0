#include "lab/watch/watch_screen.hpp"

#include "config/text/say.hpp"
#include "picture/canvas/tile_light.hpp"
#include "picture/text/text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int watchMargin = 6;
constexpr int watchHeadHeight = 16;
constexpr int barHeight = 7;
constexpr int buttonSide = 11;
constexpr int speedWidth = 24;

// Draws the head of the page, without the seed if the sentence needs its space.
void drawWatchHead(const Page& page, const WatchPicture& picture) {
    const BdfFont& font = page.art.font;
    const TraceStep* const step = picture.moment.cursor.step();
    const std::uint32_t count = step == nullptr ? 0 : step->rooms;
    const std::string rooms = sayCount(count, "{count} room", "{count} rooms");
    const ShortText seedAndRooms("{} \u00b7 {}", picture.seedCode, rooms);
    const int space = page.width() - 3 * watchMargin;
    const int wanted = textWidth(font, picture.sentence) + textWidth(font, seedAndRooms);
    const std::string_view right =
        wanted > space ? std::string_view(rooms) : std::string_view(seedAndRooms);
    page.write(right, page.width() - watchMargin, 5, page.colours.quiet, Align::Right);
    const int sentenceSpace = space - textWidth(font, right);
    if (textWidth(font, picture.sentence) <= sentenceSpace) {
        page.write(picture.sentence, watchMargin, 5, page.colours.bright);
    } else {
        page.write(ellipsize(font, picture.sentence, sentenceSpace), watchMargin, 5,
                   page.colours.bright);
    }
}

void drawButton(const Page& page, PixelRect area, bool paused) {
    page.drawPanel(area);
    const int x = area.x + 4;
    const int y = area.y + 3;
    const Colour colour = page.colours.bright;
    page.canvas.fill({x, y, 1, 5}, colour);
    if (paused) {
        page.canvas.fill({x + 1, y + 1, 1, 3}, colour);
        page.canvas.fill({x + 2, y + 2, 1, 1}, colour);
    } else {
        page.canvas.fill({x + 2, y, 1, 5}, colour);
    }
}

void drawFoot(const Page& page, const WatchPicture& picture) {
    const BdfFont& font = page.art.font;
    const int y = page.height() - font.lineHeight() - 2;
    const ShortText count("{} / {}", picture.moment.cursor.at(), picture.moment.trace.size());
    page.write(count, page.width() - watchMargin, y, page.colours.text, Align::Right);
    int x = watchMargin;
    const int end = page.width() - 2 * watchMargin - textWidth(font, count);
    for (const std::string& hint : picture.hints) {
        if (x + textWidth(font, hint) > end) {
            return;
        }
        page.write(hint, x, y, page.colours.quiet);
        x += textAdvance(font, hint) + 10;
    }
}

}  // namespace

WatchLayout watchLayout(GridSize canvas) {
    const int footTop = canvas.height - 14;
    const int barY = footTop - barHeight - 4;
    const int fieldEnd = barY - 15;
    const PixelRect bar{watchMargin + buttonSide + 6, barY,
                        canvas.width - 2 * watchMargin - buttonSide - 6 - speedWidth, barHeight};
    return {.field = {watchMargin, watchHeadHeight + 1, canvas.width - 2 * watchMargin,
                      fieldEnd - watchHeadHeight - 1},
            .button = {watchMargin, barY - 2, buttonSide, buttonSide},
            .bar = bar,
            .grip = {bar.x - 4, bar.y - 6, bar.width + 8, bar.height + 12}};
}

void drawWatchScreen(const Page& page, const WatchPicture& picture) {
    const auto& [canvas, art, colours] = page;
    const WatchLayout layout = watchLayout(canvas.size());
    canvas.clear(colours.back);
    canvas.fill(layout.field, {0, 0, 0, 90});
    drawGrowth(canvas, {art.font, art.sprites.map, colours.bright}, picture.moment, layout.field);
    canvas.frame(layout.field.grown(1), withAlpha(colours.rim, 120));
    drawWatchHead(page, picture);
    picture.timeline.draw(page, layout.bar, picture.moment.cursor.at());
    drawButton(page, layout.button, picture.paused);
    page.write(ShortText("x{}", picture.speed), page.width() - watchMargin, layout.bar.y - 1,
               colours.text, Align::Right);
    drawFoot(page, picture);
}

Timeline::Timeline(const Trace& trace) : steps_(trace.size()) {
    for (std::size_t index = 0; index < trace.size(); ++index) {
        const std::string_view pass = trace.step(index).pass;
        if (parts_.empty() || parts_.back().pass != pass) {
            parts_.push_back({pass, titleOfPass(pass), index, index});
        }
        parts_.back().end = index + 1;
    }
}

int Timeline::xAfter(PixelRect bar, std::size_t steps) const {
    const auto width = static_cast<std::size_t>(bar.width);
    return bar.x + static_cast<int>(steps * width / std::max<std::size_t>(steps_, 1));
}

std::size_t Timeline::stepsAt(PixelRect bar, int x) const {
    const auto offset = static_cast<std::size_t>(std::clamp(x - bar.x, 0, bar.width));
    const auto width = static_cast<std::size_t>(bar.width);
    return (offset * steps_ + width / 2) / width;
}

// Draws the name of the current part above the bar, and the names of other parts where they fit.
void Timeline::drawNames(const Page& page, PixelRect bar, std::size_t steps) const {
    const BdfFont& font = page.art.font;
    const int y = bar.y - font.lineHeight();
    int currentStart = bar.x + bar.width;
    int currentEnd = currentStart;
    for (const Part& part : parts_) {
        if (steps > part.first && steps <= part.end) {
            const std::string_view title = tr(part.title);
            const int width = textWidth(font, title);
            currentStart = std::min(xAfter(bar, part.first) + 1, bar.x + bar.width - width);
            currentEnd = currentStart + width;
            page.write(title, currentStart, y, page.colours.bright);
        }
    }
    constexpr int gap = 4;
    for (const Part& part : parts_) {
        const std::string_view title = tr(part.title);
        const int from = xAfter(bar, part.first) + 1;
        const int end = from + textWidth(font, title);
        const bool fits = end <= xAfter(bar, part.end);
        if (fits && (end + gap <= currentStart || from >= currentEnd + gap)) {
            page.write(title, from, y, page.colours.quiet);
        }
    }
}

void Timeline::draw(const Page& page, PixelRect bar, std::size_t steps) const {
    const auto& [canvas, art, colours] = page;
    const int knob = xAfter(bar, steps);
    for (std::size_t index = 0; index < parts_.size(); ++index) {
        const int from = xAfter(bar, parts_[index].first);
        const int end = xAfter(bar, parts_[index].end);
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
