#include "view/hud/hud.hpp"

#include "view/hud/minimap.hpp"
#include "view/layout.hpp"

#include <fmt/format.h>

#include <algorithm>

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

// What the knight carries, left of the minimap, whose left edge is at `right`.
void drawKeys(Canvas& canvas, const Art& art, const TextStyle& style, const Locks& locks,
              int right) {
    constexpr int y = 17;
    constexpr int iconWidth = 8;
    const SpriteSheet& icons = art.sprites.ui;
    int x = right - 52;
    icons.draw(canvas, static_cast<int>(UiSprite::SmallKey), x, y);
    fmt::basic_memory_buffer<char, 16> count;
    fmt::format_to(std::back_inserter(count), "x{}", locks.smallKeys());
    x += iconWidth + 3;
    drawText(canvas, art.font, {count.data(), count.size()}, x, y, style);
    if (locks.hasBossKey()) {
        icons.draw(canvas, static_cast<int>(UiSprite::BossKey), right - iconWidth - 6, y);
    }
}

// Between the lines on the left and the minimap, whose left edge is at `right`: up to five in a
// row.
void drawHearts(Canvas& canvas, const Art& art, const World& world, int right) {
    constexpr int side = 9;  // pixels from one heart to the next
    constexpr int inARow = 5;
    const int all = world.config.player.hearts;
    const int left = right - 4 - side * std::min(all, inARow);
    const int top = all > inARow ? 1 : 4;  // two rows end above the keys
    for (int heart = 0; heart < all; ++heart) {
        const int halves = world.player.halfHearts - 2 * heart;
        const UiSprite sprite = halves >= 2   ? UiSprite::HeartFull
                                : halves == 1 ? UiSprite::HeartHalf
                                              : UiSprite::HeartEmpty;
        art.sprites.ui.draw(canvas, static_cast<int>(sprite), left + heart % inARow * side,
                            top + heart / inARow * 8);
    }
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
    drawHearts(canvas, art, world, x);
    if (world.locks.inPlay()) {
        drawKeys(canvas, art, plain, world.locks, x);
    }
    canvas.fill({x - 2, 1, minimapSize.width + 4, hudHeight - 2}, {0, 0, 0, 90});
    drawMinimap(canvas, art, world, x, (hudHeight - 1 - minimapSize.height) / 2 + 1, blink);
}

}  // namespace doorstring
