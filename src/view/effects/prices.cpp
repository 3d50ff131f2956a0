#include "view/effects/prices.hpp"

#include "dungeon/contents/wares.hpp"
#include "world/items/give.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int coinWidth = 8;  // pixels
constexpr Colour priceInk{255, 244, 206};
constexpr Colour redInk{255, 136, 116};   // for what cannot be paid or used
constexpr Colour oldInk{168, 156, 148};   // for the usual price of a ware at half price
constexpr Colour strokeInk{176, 84, 76};  // strikes it through
constexpr Colour priceShade{16, 12, 24};
constexpr Colour priceBack{16, 12, 24, 190};  // behind prices: some ground is as red as redInk

// Draws a price struck through by a level stroke. The stroke is behind the digits, so that all of
// them can be read, and in another colour, so that it is not taken for a part of them.
void drawOldPrice(Canvas& canvas, const BdfFont& font, const ShortText& price, GridPos at) {
    constexpr int fromBaseline = 4;  // pixels up to the middle of a digit
    canvas.fill({at.x - 1, at.y + font.ascent() - fromBaseline, textWidth(font, price) + 2, 1},
                strokeInk);
    drawText(canvas, font, price, at.x, at.y, {.colour = oldInk});
}

}  // namespace

void drawPrices(Canvas& canvas, const Art& art, const World& world, GridPos at, PixelRect knight) {
    const SpriteSheet& icons = art.sprites.ui;
    for (const Thing& thing : world.things.in(world.cell())) {
        const bool isForSale = thing.kind == ThingKind::Stand || thing.kind == ThingKind::Well ||
                               (thing.kind == ThingKind::Offer && !isLoomFull(world));
        if (!isForSale || thing.isEmpty) {
            continue;
        }
        const int coins = priceNow(world, thing);
        const ShortText price("{}", coins);
        const auto usual = thing.kind == ThingKind::Stand
                               ? priceBeforeHalving(world.config.adventure, thing.loot.what, coins)
                               : std::nullopt;
        const ShortText oldPrice("{}", usual.value_or(0));
        const int widest =
            std::max(textWidth(art.font, price), usual ? textWidth(art.font, oldPrice) + 1 : 0);
        const int width = coinWidth + 1 + widest;
        const int x = at.x + thing.tile.x * tileSide + (tileSide - width) / 2;
        const int top = at.y + (thing.tile.y + 1) * tileSide + 1;
        // Whether the knight's feet are at most a tile below the upper edge of the label. In that
        // case a label that would cover him is drawn below his feet.
        const bool isInFront = knight.bottom() <= top + tileSide;
        const int lineHeight = art.font.lineHeight();
        const PixelRect label{x, top, width, usual ? 2 * lineHeight : lineHeight};
        const int y = label.meets(knight) && isInFront ? knight.bottom() + 1 : top;
        const bool canBuy = world.player.kit.coins >= coins &&
                            (thing.kind != ThingKind::Stand || hasUseFor(world, thing.loot.what));
        canvas.fill({x - 1, y - 1, width + 2, label.height}, priceBack);
        icons.draw(canvas, static_cast<int>(UiSprite::Coin), x, y);
        drawText(canvas, art.font, price, x + coinWidth + 1, y,
                 {.colour = canBuy ? priceInk : redInk, .shadow = priceShade});
        if (usual) {
            drawOldPrice(canvas, art.font, oldPrice, {x + coinWidth + 1, y + lineHeight - 1});
        }
    }
}

}  // namespace doorstring
