#include "view/run/floor_card.hpp"

#include "config/text/say.hpp"
#include "picture/text/text.hpp"
#include "view/easing.hpp"
#include "view/screens/growing_map.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int bandHeight = 56;
constexpr int ticksToCome = 26;
constexpr int cardDim = 170;      // opacity of the veil while the card is read
constexpr int ticksToGrow = 90;   // of the map below the band
constexpr int cardGap = 10;       // between the emblem and the words
constexpr int cardMapMargin = 3;  // around the map, in pixels
constexpr int wovenRow = 22;      // more height for what was woven

// How far the card has come: 0 to easedWhole as it comes, and back to 0 as it goes.
int presence(const FloorCard& card) {
    const int come = eased(Easing::Out, card.tick, ticksToCome);
    const int gone =
        eased(Easing::Smooth, card.tick - floorCardLeaveTick, floorCardTicks - floorCardLeaveTick);
    return std::min(come, easedWhole - gone);
}

// Draws the veil over the room: black at first, like the screen after the way down; then thin
// enough to show something of the room; clear at last.
void drawVeil(const Page& page, const FloorCard& card) {
    const int opacity = card.tick < floorCardLeaveTick
                            ? between(255, cardDim, eased(Easing::Linear, card.tick, ticksToCome))
                            : between(0, cardDim, presence(card));
    page.canvas.fill(page.canvas.whole(), {0, 0, 0, static_cast<std::uint8_t>(opacity)});
}

// The height of the band, in pixels, once it is fully open.
int fullBandHeight(const FloorCard& card) {
    return bandHeight + (card.woven.empty() ? 0 : wovenRow);
}

// Draws the floor's rooms as they grow, until the card goes.
void drawGrowth(const Page& page, const FloorCard& card) {
    if (card.growingFloor != nullptr && card.tick < floorCardLeaveTick) {
        const int shown = card.reducedMotion ? ticksToGrow : std::min(card.tick, ticksToGrow);
        const int top = page.height() / 2 + fullBandHeight(card) / 2;
        const PixelRect belowBand = {0, top, page.width(), page.height() - top};
        drawGrowingFloor(page, *card.growingFloor, belowBand.grown(-cardMapMargin), shown,
                         ticksToGrow);
    }
}

PixelRect bandOf(const Page& page, const FloorCard& card) {
    const int whole = fullBandHeight(card);
    const int height = card.reducedMotion ? whole : between(0, whole, presence(card));
    return {0, page.height() / 2 - height / 2, page.width(), height};
}

// The number of pixels that the words are to the right of their place; below 0: to the left. The
// words come from the left and go to the right.
int wordsShift(const FloorCard& card, int width) {
    if (card.reducedMotion) {
        return 0;
    }
    const int away = between(width, 0, presence(card));
    return card.tick < floorCardLeaveTick ? -away : away;
}

void drawCardWords(const Page& page, const FloorCard& card, int middle) {
    const auto& [canvas, art, colours] = page;
    const SpriteSheet& emblems = art.sprites.emblems;
    const int lineHeight = art.font.lineHeight();
    const int side = emblems.cell().width;
    const ShortText number = ShortText::say("Floor {floor} of {floors}", "floor"_a = card.floor,
                                            "floors"_a = card.floors);
    const int noteFrom = textWidth(art.font, number) + (card.note.empty() ? 0 : cardGap);
    const int wordsWidth = std::max(card.name.width(), noteFrom + textWidth(art.font, card.note));
    const int left =
        (page.width() - side - cardGap - wordsWidth) / 2 + wordsShift(card, page.width() / 2);
    const int x = left + side + cardGap;
    const int wovenHeight = card.woven.empty() ? 0 : wovenRow;
    const int top = middle - (card.name.height() + 2 * lineHeight + wovenHeight) / 2;
    emblems.draw(canvas, static_cast<int>(card.emblem), left, middle - side / 2);
    page.write(number, x, top, colours.quiet);
    page.write(card.note, x + noteFrom, top, colours.bright);
    card.name.draw(canvas, colours, x, top + lineHeight + 1);
    const int seedTop = top + lineHeight + card.name.height() + 2;
    page.write(ShortText::say("Seed {seed}", "seed"_a = card.seedCode), x, seedTop, colours.quiet);
    const int mostWidth = page.width() - 2 * cardGap;
    const int width = std::min(mostWidth, wovenSignsWidth(page, card.woven));
    drawWovenSigns(page, card.woven,
                   (page.width() - width) / 2 + wordsShift(card, page.width() / 2),
                   seedTop + lineHeight + 3, mostWidth);
}

}  // namespace

void drawFloorCard(const Page& page, const FloorCard& card) {
    drawVeil(page, card);
    drawGrowth(page, card);
    const bool isShown = !card.reducedMotion || card.tick < floorCardLeaveTick;
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

namespace {

constexpr Colour ink{255, 255, 255};

Canvas plainLetters(const BdfFont& font, std::string_view text) {
    Canvas letters({textWidth(font, text), font.lineHeight()}, {0, 0, 0, 0});
    drawText(letters, font, text, 0, 0, {.colour = ink});
    return letters;
}

// Doubles a picture: each pixel becomes four. A quarter of a clear pixel becomes ink, too, if the
// two pixels beside that quarter are ink, so that a step becomes a slope. But it stays clear if the
// pixel between these two is ink, or one of the two on the other sides of the clear pixel, so that
// a square corner stays square: a round D would be an O.
Canvas doubled(const Canvas& plain) {
    const GridSize size = plain.size();
    Canvas large({2 * size.width, 2 * size.height}, {0, 0, 0, 0});
    for (const GridPos at : cellsOf(size)) {
        const auto isInk = [&](int x, int y) {
            const GridPos near{at.x + x, at.y + y};
            return size.contains(near) && plain.at(near.x, near.y).alpha != 0;
        };
        for (const GridPos quarter : cellsOf({2, 2})) {
            const int x = 2 * quarter.x - 1;
            const int y = 2 * quarter.y - 1;
            const bool isSlope =
                isInk(x, 0) && isInk(0, y) && !isInk(x, y) && !isInk(-x, 0) && !isInk(0, -y);
            if (isInk(0, 0) || isSlope) {
                large.set(2 * at.x + quarter.x, 2 * at.y + quarter.y, ink);
            }
        }
    }
    return large;
}

}  // namespace

Heading::Heading(const BdfFont& font, std::string_view text)
    : letters_(doubled(plainLetters(font, text))) {}

void Heading::draw(Canvas& canvas, const PanelColours& colours, int x, int y) const {
    constexpr std::array<GridOffset, 9> around{
        {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 2}}};
    for (const GridOffset off : around) {
        canvas.drawSilhouette(letters_, letters_.whole(), x + off.x, y + off.y, colours.back);
    }
    const std::array bands{colours.text, colours.bright, colours.rim};
    const int height = letters_.size().height;
    for (std::size_t band = 0; band < bands.size(); ++band) {
        const int top = height * static_cast<int>(band) / static_cast<int>(bands.size());
        const int end = height * static_cast<int>(band + 1) / static_cast<int>(bands.size());
        canvas.drawSilhouette(letters_, {0, top, letters_.size().width, end - top}, x, y + top,
                              bands[band]);
    }
}

}  // namespace doorstring
