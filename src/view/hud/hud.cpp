#include "view/hud/hud.hpp"

#include "picture/text/short_text.hpp"
#include "view/layout.hpp"
#include "view/room_sign.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// What the knight carries, left of the minimap, whose left edge is at `right`.
void drawKeys(const Page& page, const Locks& locks, int right) {
    constexpr int y = 17;
    constexpr int iconWidth = 8;
    const SpriteSheet& icons = page.art.sprites.ui;
    const int x = right - 52;
    icons.draw(page.canvas, static_cast<int>(UiSprite::SmallKey), x, y);
    page.write(ShortText("x{}", locks.smallKeys()), x + iconWidth + 3, y, page.colours.text);
    if (locks.hasBossKey()) {
        icons.draw(page.canvas, static_cast<int>(UiSprite::BossKey), right - iconWidth - 6, y);
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

void drawHud(const Page& page, const World& world, bool blink) {
    constexpr int margin = 6;
    const auto& [canvas, art, colours] = page;
    canvas.fill({0, 0, page.width(), hudHeight}, colours.back);
    canvas.fill({0, hudHeight - 1, page.width(), 1}, colours.rim);
    page.write(ShortText("Rooms {} of {}", world.sights.visited(), world.metrics.rooms), margin, 5,
               colours.text);
    if (world.bannerReached) {
        page.write("Banner reached!", margin, 17, colours.bright);
    } else if (world.metrics.rooms > 1) {
        page.write("Find the banner", margin, 17, colours.quiet);
    }
    const int x = page.width() - minimapSize.width - 3;
    drawHearts(canvas, art, world, x);
    if (world.locks.inPlay()) {
        drawKeys(page, world.locks, x);
    }
    canvas.fill({x - 2, 1, minimapSize.width + 4, hudHeight - 2}, {0, 0, 0, 90});
    drawMinimap(canvas, art, world, x, (hudHeight - 1 - minimapSize.height) / 2 + 1, blink);
}

void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool blink) {
    const GridPos first =
        knightsCell(world) - GridOffset{minimapCells.width / 2, minimapCells.height / 2};
    drawRoomSigns(canvas, art.sprites.minimap, world, first, minimapCells, x, y, {.blink = blink});
}

}  // namespace doorstring
