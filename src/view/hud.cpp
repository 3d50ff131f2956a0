#include "view/hud.hpp"

#include "view/layout.hpp"
#include "view/minimap.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int margin = 6;

template <typename... Values>
void drawLine(Canvas& canvas, const BdfFont& font, int y, const TextStyle& style,
              fmt::format_string<Values...> format, Values&&... values) {
    fmt::basic_memory_buffer<char, 128> text;  // on the stack: drawn every frame
    fmt::format_to(std::back_inserter(text), format, std::forward<Values>(values)...);
    drawText(canvas, font, {text.data(), text.size()}, margin, y, style);
}

}  // namespace

void drawHud(Canvas& canvas, const Art& art, const PanelColours& colours, const World& world,
             bool blink) {
    const int width = canvas.size().width;
    canvas.fill({0, 0, width, hudHeight}, colours.back);
    canvas.fill({0, hudHeight - 1, width, 1}, colours.rim);
    const TextStyle plain{.colour = colours.text, .shadow = colours.shadow};
    const TextStyle quiet{.colour = colours.quiet, .shadow = colours.shadow};
    const TextStyle bright{.colour = colours.bright, .shadow = colours.shadow};
    drawLine(canvas, art.font, 5, plain, "Rooms {} of {}", world.sights.visited(),
             world.metrics.rooms);
    if (world.bannerReached) {
        drawLine(canvas, art.font, 17, bright, "Banner reached!");
    } else if (world.metrics.rooms > 1) {
        drawLine(canvas, art.font, 17, quiet, "Find the banner");
    }
    const int x = width - minimapSize.width - 3;
    canvas.fill({x - 2, 1, minimapSize.width + 4, hudHeight - 2}, {0, 0, 0, 90});
    drawMinimap(canvas, art, world, x, (hudHeight - 1 - minimapSize.height) / 2 + 1, blink);
}

}  // namespace doorstring
