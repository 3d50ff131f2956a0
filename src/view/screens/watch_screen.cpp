#include "view/screens/watch_screen.hpp"

#include <fmt/format.h>

#include <iterator>

namespace doorstring {

namespace {

constexpr int watchMargin = 6;
constexpr int watchHeadHeight = 16;
constexpr int barHeight = 7;
constexpr int buttonSide = 11;
constexpr int speedWidth = 24;

// The seed makes way where a sentence needs its place.
void drawWatchHead(Canvas& canvas, const BdfFont& font, const PanelColours& colours,
                   const WatchPicture& picture) {
    const TraceStep* const step = picture.moment.cursor.step();
    fmt::basic_memory_buffer<char, 64> text;
    fmt::format_to(std::back_inserter(text), "{} \u00b7 ", picture.seedCode);
    const std::size_t seedEnd = text.size();
    fmt::format_to(std::back_inserter(text), "{} rooms", step == nullptr ? 0 : step->rooms);
    std::string_view right{text.data(), text.size()};
    const int space = canvas.size().width - 3 * watchMargin;
    if (textWidth(font, picture.sentence) + textWidth(font, right) > space) {
        right.remove_prefix(seedEnd);
    }
    drawText(canvas, font, right, canvas.size().width - watchMargin, 5,
             {.colour = colours.quiet, .shadow = colours.shadow, .align = Align::Right});
    const TextStyle style{.colour = colours.bright, .shadow = colours.shadow};
    const int room = space - textWidth(font, right);
    if (textWidth(font, picture.sentence) <= room) {
        drawText(canvas, font, picture.sentence, watchMargin, 5, style);
    } else {
        drawText(canvas, font, ellipsize(font, picture.sentence, room), watchMargin, 5, style);
    }
}

void drawButton(Canvas& canvas, const PanelColours& colours, PixelRect area, bool paused) {
    drawPanel(canvas, area, colours);
    const int x = area.x + 4;
    const int y = area.y + 3;
    if (!paused) {
        canvas.fill({x, y, 1, 5}, colours.bright);
        canvas.fill({x + 2, y, 1, 5}, colours.bright);
        return;
    }
    canvas.fill({x, y, 1, 5}, colours.bright);
    canvas.fill({x + 1, y + 1, 1, 3}, colours.bright);
    canvas.fill({x + 2, y + 2, 1, 1}, colours.bright);
}

void drawFoot(Canvas& canvas, const BdfFont& font, const PanelColours& colours,
              const WatchPicture& picture) {
    const int y = canvas.size().height - font.lineHeight() - 2;
    fmt::basic_memory_buffer<char, 64> count;
    fmt::format_to(std::back_inserter(count), "{} / {}", picture.moment.cursor.at(),
                   picture.moment.trace.size());
    const std::string_view countText{count.data(), count.size()};
    drawText(canvas, font, countText, canvas.size().width - watchMargin, y,
             {.colour = colours.text, .shadow = colours.shadow, .align = Align::Right});
    int x = watchMargin;
    const int end = canvas.size().width - 2 * watchMargin - textWidth(font, countText);
    for (const std::string& hint : picture.hints) {
        if (x + textWidth(font, hint) > end) {
            return;
        }
        drawText(canvas, font, hint, x, y, {.colour = colours.quiet, .shadow = colours.shadow});
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

void drawWatchScreen(Canvas& canvas, const Art& art, const PanelColours& colours,
                     const WatchPicture& picture) {
    const WatchLayout layout = watchLayout(canvas.size());
    canvas.clear(colours.back);
    canvas.fill(layout.field, {0, 0, 0, 90});
    drawGrowth(canvas, {art.font, art.sprites.map, colours.bright}, picture.moment, layout.field);
    canvas.frame(widened(layout.field, 1), withAlpha(colours.rim, 120));
    drawWatchHead(canvas, art.font, colours, picture);
    picture.timeline.draw(canvas, art.font, colours, layout.bar, picture.moment.cursor.at());
    drawButton(canvas, colours, layout.button, picture.paused);
    fmt::basic_memory_buffer<char, 16> speed;
    fmt::format_to(std::back_inserter(speed), "x{}", picture.speed);
    drawText(canvas, art.font, {speed.data(), speed.size()}, canvas.size().width - watchMargin,
             layout.bar.y - 1,
             {.colour = colours.text, .shadow = colours.shadow, .align = Align::Right});
    drawFoot(canvas, art.font, colours, picture);
}

}  // namespace doorstring
