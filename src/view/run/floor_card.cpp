#include "view/run/floor_card.hpp"

#include "picture/text/text.hpp"
#include "view/easing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int bandHeight = 56;
constexpr int ticksToCome = 26;
constexpr int cardDim = 170;  // opacity of the veil while the card is read
constexpr int cardGap = 10;   // between the emblem and the words

// From 0 to easedWhole as the card comes, and back as it goes.
int presence(const FloorCard& card) {
    const int come = eased(Easing::Out, card.tick, ticksToCome);
    const int gone =
        eased(Easing::Smooth, card.tick - floorCardStays, floorCardTicks - floorCardStays);
    return std::min(come, easedWhole - gone);
}

// Black at first, as on the way down, then such that the room is guessed, at last clear.
void drawVeil(const Page& page, const FloorCard& card) {
    const int opacity = card.tick < floorCardStays
                            ? between(255, cardDim, eased(Easing::Linear, card.tick, ticksToCome))
                            : between(0, cardDim, presence(card));
    page.canvas.fill(page.canvas.whole(), {0, 0, 0, static_cast<std::uint8_t>(opacity)});
}

PixelRect bandOf(const Page& page, const FloorCard& card) {
    const int height = card.reducedMotion ? bandHeight : between(0, bandHeight, presence(card));
    return {0, page.height() / 2 - height / 2, page.width(), height};
}

// The words come from the left and go to the right.
int slidOff(const FloorCard& card, int width) {
    if (card.reducedMotion) {
        return 0;
    }
    const int away = between(width, 0, presence(card));
    return card.tick < floorCardStays ? -away : away;
}

void drawCardWords(const Page& page, const FloorCard& card, int middle) {
    const auto& [canvas, art, colours] = page;
    const SpriteSheet& emblems = art.sprites.emblems;
    const int line = art.font.lineHeight();
    const int side = emblems.cell().width;
    const ShortText number("Floor {} of {}", card.floor, card.floors);
    const int noteFrom = textWidth(art.font, number) + (card.note.empty() ? 0 : cardGap);
    const int words = std::max(card.name.width(), noteFrom + textWidth(art.font, card.note));
    const int left = (page.width() - side - cardGap - words) / 2 + slidOff(card, page.width() / 2);
    const int x = left + side + cardGap;
    const int top = middle - (card.name.height() + 2 * line) / 2;
    emblems.draw(canvas, static_cast<int>(card.emblem), left, middle - side / 2);
    page.write(number, x, top, colours.quiet);
    page.write(card.note, x + noteFrom, top, colours.bright);
    card.name.draw(canvas, colours, x, top + line + 1);
    page.write(ShortText("Seed {}", card.seedCode), x, top + line + card.name.height() + 2,
               colours.quiet);
}

}  // namespace

void drawFloorCard(const Page& page, const FloorCard& card) {
    drawVeil(page, card);
    const bool isShown = !card.reducedMotion || card.tick < floorCardStays;
    const PixelRect band = bandOf(page, card);
    if (!isShown || band.height == 0) {
        return;
    }
    const auto& [canvas, art, colours] = page;
    canvas.fill(band, colours.back);
    for (const int y : {band.y + 1, band.y + band.height - 2}) {
        canvas.fill({0, y, band.width, 1}, colours.rim);
    }
    canvas.setClip({band.x, band.y + 2, band.width, std::max(0, band.height - 4)});
    drawCardWords(page, card, page.height() / 2);
    canvas.clearClip();
}

}  // namespace doorstring
