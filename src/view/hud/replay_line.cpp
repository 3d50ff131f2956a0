#include "view/hud/replay_line.hpp"

#include "view/layout.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string lineFor(const ReplayProgress& progress) {
    std::string text = fmt::format("Replay: tick {} of {}", progress.tick, progress.ticks);
    if (progress.ended) {
        text += ", ended";
    } else if (progress.paused) {
        text += ", paused";
    } else {
        text += fmt::format(", x{}", progress.speed);
    }
    if (progress.differsAt) {
        text += fmt::format(", differs at {}", *progress.differsAt);
    }
    return text;
}

int lineHeight(const BdfFont& font) {
    return font.lineHeight() + 2;
}

}  // namespace

PixelRect aboveReplayLine(GridSize canvas, const BdfFont& font) {
    return {0, hudHeight, canvas.width, canvas.height - hudHeight - lineHeight(font)};
}

void drawReplayLine(Canvas& canvas, const BdfFont& font, const PanelColours& colours,
                    const ReplayProgress& progress) {
    constexpr int margin = 3;
    const std::string text = lineFor(progress);
    const int width = textWidth(font, text) + 2 * margin;
    const int height = lineHeight(font);
    const PixelRect area{canvas.size().width - width, canvas.size().height - height, width, height};
    canvas.fill(area, colours.back);
    drawText(canvas, font, text, area.x + margin, area.y + 1,
             {.colour = progress.differsAt ? colours.bad : colours.text});
}

}  // namespace doorstring
