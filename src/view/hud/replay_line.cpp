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

PixelRect belowReplayLine(GridSize canvas, const BdfFont& font) {
    const int top = hudHeight + lineHeight(font);
    return {0, top, canvas.width, canvas.height - top};
}

void drawReplayLine(const Page& page, const ReplayProgress& progress) {
    constexpr int margin = 3;
    const auto& [canvas, art, colours] = page;
    const std::string text = lineFor(progress);
    const int width = textWidth(art.font, text) + 2 * margin;
    const PixelRect area{page.width() - width, hudHeight, width, lineHeight(art.font)};
    canvas.fill(area, colours.back);
    drawText(canvas, art.font, text, area.x + margin, area.y + 1,
             {.colour = progress.differsAt ? colours.bad : colours.text});
}

}  // namespace doorstring
