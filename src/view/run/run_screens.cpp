#include "view/run/run_screens.hpp"

#include "base/enums.hpp"
#include "base/rng.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "view/easing.hpp"
#include "view/panel.hpp"
#include "view/play/thing_figures.hpp"

#include <algorithm>
#include <string_view>

namespace doorstring {

namespace {

constexpr int pageMargin = 4;            // around the panel
constexpr int pageInset = 8;             // from the panel's edges
constexpr int headBottom = 42;           // from the panel's upper edge to the line below the head
constexpr int menuLeft = 154;            // from the panel's left edge
constexpr int lineLeft = menuLeft - 10;  // of the line before the menu
constexpr int heartStep = 9;
constexpr int slotSide = 20;
constexpr int pageRowStep = 11;
constexpr int headRowStep = 10;
constexpr int lineGap = 6;  // between what the knight has and that line

// From one slot of an item to the next: less if there are many items.
constexpr int slotSteps = static_cast<int>(itemCount) - 1;
constexpr int slotStep = std::min(24, (lineLeft - lineGap - pageInset - slotSide) / slotSteps);
constexpr int slotsWidth = slotSteps * slotStep + slotSide;
static_assert(slotStep >= slotSide, "the slots of all items end before the line");

void drawPageHead(const Page& page, const RunPage& run, PixelRect panel) {
    const auto& [canvas, art, colours] = page;
    const SpriteSheet& emblems = art.sprites.emblems;
    const int left = panel.x + pageInset;
    const int right = panel.x + panel.width - pageInset;
    const int firstRow = panel.y + 7;
    const int secondRow = firstRow + headRowStep;
    emblems.draw(canvas, static_cast<int>(run.world.dungeon.tileset()), left, panel.y + 7);
    const int x = left + emblems.cell().width + 8;
    page.write(ShortText::say("Floor {floor} of {floors}", "floor"_a = run.world.config.floor,
                              "floors"_a = run.world.config.adventure.floors.count()),
               x, firstRow, colours.quiet);
    page.write(run.floorName, x, secondRow, colours.bright);
    page.write(ShortText::say("Time {time}", "time"_a = playTime(run.tally.ticks)), right, firstRow,
               colours.text, Align::Right);
    page.write(run.seedCode, right, secondRow, colours.quiet, Align::Right);
    page.write(run.aim, left, secondRow + headRowStep + 4, colours.text, Align::Left, right - left);
    canvas.fill({panel.x + pageInset / 2, panel.y + headBottom, panel.width - pageInset, 1},
                withAlpha(colours.rim, 110));
}

void drawPageHearts(const Page& page, const Kit& kit, int x, int y) {
    const SpriteSheet& icons = page.art.sprites.ui;
    for (int heart = 0; heart < kit.hearts; ++heart) {
        icons.draw(page.canvas, static_cast<int>(heartSprite(heart, kit.halfHearts)),
                   x + heart * heartStep, y);
    }
    icons.draw(page.canvas, static_cast<int>(heartPieces(kit.heartPieces)),
               x + mostHearts * heartStep + 6, y);
    page.write(ShortText("{}/4", kit.heartPieces), x + mostHearts * heartStep + 17, y,
               page.colours.quiet);
}

// Draws small signs side by side, with or without a number.
class SignLine {
public:
    SignLine(const Page& page, int x, int y) : page_(page), x_(x), y_(y) {}

    void add(UiSprite sign, std::string_view number) {
        add(page_.art.sprites.ui, static_cast<int>(sign), number);
    }
    void add(const SpriteSheet& sheet, int sign, std::string_view number) {
        constexpr int signStep = 11;  // pixels from a sign's left edge to its number
        constexpr int gapAfterNumber = 9;
        sheet.draw(page_.canvas, sign, x_, y_);
        page_.write(number, x_ + signStep, y_, page_.colours.text);
        x_ += signStep + (number.empty() ? 0 : textWidth(page_.art.font, number)) + gapAfterNumber;
    }

private:
    const Page& page_;
    int x_;
    int y_;
};

void drawPurse(const Page& page, const World& world, int x, int y) {
    SignLine line(page, x, y);
    line.add(UiSprite::Coin, ShortText("{}", world.player.kit.coins));
    line.add(UiSprite::SmallKey, ShortText("{}", world.locks.smallKeys()));
    if (world.locks.hasBossKey()) {
        line.add(UiSprite::BossKey, {});
    }
    line.add(page.art.sprites.spool, 0, ShortText("{}", world.player.kit.threads));
}

// Draws a count on a dark background over the lower right corner of a slot.
void drawCount(const Page& page, int count, int right, int y) {
    const ShortText number("{}", count);
    const int width = textWidth(page.art.font, number);
    page.canvas.fill({right - width - 1, y, width + 3, 9}, page.colours.back);
    page.write(number, right, y, page.colours.text, Align::Right);
}

// Draws a slot for each item and, below it, the key that uses it.
void drawPageItems(const Page& page, const RunPage& run, int x, int y) {
    const auto& [canvas, art, colours] = page;
    const Kit& kit = run.world.player.kit;
    for (const Item item : allValues<Item>) {
        const PixelRect slot{x, y, slotSide, slotSide};
        canvas.fill(slot, {0, 0, 0, 90});
        canvas.frame(slot, kit.chosen == item   ? colours.bright
                           : kit.second == item ? colours.text
                                                : withAlpha(colours.quiet, 90));
        if (kit.items.has(item)) {
            art.sprites.items.draw(canvas, itemPictureOf(treasureOf(item)), x + 2, y + 2);
            if (const auto count = kit.usesLeft(item)) {
                drawCount(page, *count, x + slotSide - 3, y + slotSide - 10);
            }
            page.write(run.itemKeys[item], x + slotSide / 2, y + slotSide + 1, colours.quiet,
                       Align::Centre);
        }
        x += slotStep;
    }
}

void drawTally(const Page& page, const RunPage& run, int x, int y) {
    const auto row = [&](Message what, int number) {
        page.write(tr(what), x, y, page.colours.quiet);
        page.write(ShortText("{}", number), x + slotsWidth, y, page.colours.text, Align::Right);
        y += pageRowStep;
    };
    row(msg("Rooms entered"), run.tally.rooms);
    row(msg("Creatures felled"), run.tally.felled);
    row(msg("Floors regrown"), run.tally.regrown);
    const std::vector<WovenSign> woven = wovenSigns(run.world.config.adventure);
    if (!woven.empty()) {
        drawWovenSigns(page, woven, x, y, menuLeft - pageInset - 2 * lineGap);
    } else if (run.hasOwnWeights) {
        page.write(tr(msg("The weights were changed")), x, y, page.colours.quiet, Align::Left,
                   menuLeft - pageInset - 2 * lineGap);
    }
}

}  // namespace

void drawRunPage(const Page& page, Menu& menu, const RunPage& run) {
    const auto& [canvas, art, colours] = page;
    const Kit& kit = run.world.player.kit;
    const PixelRect panel = page.middle(pageMargin);
    page.dim();
    page.drawPanel(panel);
    drawPageHead(page, run, panel);
    const int x = panel.x + pageInset;
    int y = panel.y + headBottom + 7;
    drawPageHearts(page, kit, x, y);
    drawPurse(page, run.world, x, y + 13);
    drawPageItems(page, run, x, y + 28);
    drawTally(page, run, x, y + 59);
    canvas.fill({panel.x + lineLeft, y - 1, 1, panel.height - headBottom - 27},
                withAlpha(colours.rim, 70));
    // The menu and the note are set close, so that a note of two lines ends above the hint.
    constexpr int aboveMenu = 3;
    constexpr int noteStep = 9;
    y = panel.y + headBottom + aboveMenu;
    menu.draw(page, panel.x + menuLeft, y);
    y += menu.height(art.font) + 1;
    const int noteWidth = panel.width - menuLeft - pageInset;
    if (!run.note.empty()) {
        canvas.fill({panel.x + lineLeft, y, noteWidth + menuLeft - lineLeft, 1},
                    withAlpha(colours.rim, 70));
        y += 2;
    }
    for (const std::string& line : wrapText(art.font, run.note, noteWidth)) {
        page.write(line, panel.x + menuLeft, y, colours.quiet);
        y += noteStep;
    }
    page.write(menu.chosenItem().hint, panel.x + panel.width / 2,
               panel.y + panel.height - art.font.lineHeight() - 4, colours.quiet, Align::Centre,
               panel.width - pageInset);
}

namespace {

// Where the parts of the page begin, in pixels from the upper edge of Page::middle(0). The defaults
// are those without a last blow.
struct EndPlaces {
    int emblem = 12;
    int blow = 0;
    int table = 64;
};
constexpr EndPlaces afterBlow{.emblem = 2, .blow = 52, .table = 92};

EndPlaces placesOf(const RunEndPicture& picture) {
    return picture.blow != nullptr ? afterBlow : EndPlaces{};
}

constexpr int mostRowStep = 11;
constexpr int leastRowStep = 8;
constexpr int endPadding = 8;
constexpr int leastEndMenuWidth = 76;
constexpr int mostEndMenuWidth = 92;
constexpr int gapBesideEndMenu = 6;
constexpr int ticksPerEndCheer = 16;

// The colours of the knight's cape for a defeat, gold for a victory, whatever the floor's tileset.
PanelColours coloursOf(bool victory) {
    PanelColours colours{.back = {20, 10, 16},
                         .rim = {122, 28, 48},
                         .text = {224, 236, 240},
                         .quiet = {148, 132, 140},
                         .bright = {240, 120, 108},
                         .shadow = {0, 0, 0},
                         .bad = {240, 120, 108}};
    if (victory) {
        colours.back = {24, 18, 28};
        colours.rim = {232, 132, 48};
        colours.quiet = {184, 160, 120};
        colours.bright = {248, 204, 80};
        colours.text = {255, 244, 192};
    }
    return colours;
}

// Draws ash that sinks after a defeat, or sparks that rise after a victory: squares of one or two
// pixels, each with its own speed.
void drawDrift(const Page& page, const RunEndPicture& picture) {
    if (picture.reducedMotion) {
        return;
    }
    constexpr int slowest = 6;  // ticks a pixel
    const int count = picture.victory ? 70 : 36;
    RandomStream random(picture.victory ? 5 : 3);
    for (int i = 0; i < count; ++i) {
        const int x = static_cast<int>(random.below(static_cast<std::uint64_t>(page.width())));
        const int start = static_cast<int>(random.below(static_cast<std::uint64_t>(page.height())));
        const int ticksAPixel = slowest - static_cast<int>(random.below(4));
        const int phase = static_cast<int>(random.below(64));
        const int travelled = (start + picture.tick / ticksAPixel) % page.height();
        const int sway = (picture.tick + phase) / 32 % 2;
        const int y = picture.victory ? page.height() - 1 - travelled : travelled;
        const Colour colour = i % 3 == 0 ? page.colours.bright : page.colours.rim;
        const int side = i % 5 == 0 ? 2 : 1;
        page.canvas.fill({x + sway, y, side, side}, withAlpha(colour, i % 2 == 0 ? 200 : 110));
    }
}

// Draws light that falls from above, wider toward the ground.
void drawBeam(const Page& page, int middle, int top, int feet) {
    constexpr int halfAtTop = 7;  // of the width, in pixels
    constexpr int halfAtFeet = 24;
    for (int y = top; y < feet; ++y) {
        const int half = between(halfAtTop, halfAtFeet, y - top, feet - top);
        page.canvas.fill({middle - half, y, 2 * half, 1}, withAlpha(page.colours.bright, 34));
        page.canvas.fill({middle - half / 2, y, half, 1}, withAlpha(page.colours.text, 26));
    }
}

// Draws the knight: cheering in light from above after a victory, lying in a faint glow after a
// defeat.
void drawEndKnight(const Page& page, const RunEndPicture& picture, int middle, int feet) {
    const SpriteSheets& sprites = page.art.sprites;
    constexpr int half = 8;
    if (picture.victory) {
        drawBeam(page, middle, page.middle(0).y + placesOf(picture).table - 6, feet - 2);
    }
    drawGlow(page.canvas, {middle, feet - 2}, 24, 5, withAlpha(page.colours.rim, 70));
    drawGlow(page.canvas, {middle, feet - 2}, 15, 3, withAlpha(page.colours.bright, 60));
    if (picture.victory) {
        const bool up = picture.reducedMotion || picture.tick / ticksPerEndCheer % 2 == 0;
        const int cell = poseCell(CreaturePose::Cheer, Direction::South, up ? 0 : 1);
        sprites.knight.draw(page.canvas, cell, middle - half, feet - 2 * half);
    } else {
        sprites.knightPoses.draw(page.canvas, static_cast<int>(KnightSprite::Fallen), middle - half,
                                 feet - 2 * half);
    }
}

// The number of pixels from one row of the table to the next: fewer if there are many rows, so that
// the table ends above the hint.
int endRowStep(const Page& page, const RunEndPicture& picture) {
    const int space = page.middle(0).height - placesOf(picture).table - 2 * endPadding -
                      page.art.font.lineHeight();
    const int rows = std::max(1, static_cast<int>(picture.rows.size()));
    return std::clamp(space / rows, leastRowStep, mostRowStep);
}

void drawEndTable(const Page& page, const RunEndPicture& picture, PixelRect panel) {
    constexpr int betweenHalves = 10;
    const int left = panel.x + endPadding;
    const int right = panel.x + panel.width - endPadding;
    const int middle = (left + right) / 2;
    const int step = endRowStep(page, picture);
    int y = panel.y + endPadding - 2;
    for (const RunEndRow& row : picture.rows) {
        const bool isWhole = row.beside.empty();
        page.write(row.what, left, y, page.colours.quiet);
        page.write(row.value, isWhole ? right : middle - betweenHalves / 2, y, page.colours.text,
                   Align::Right);
        page.write(row.beside, middle + betweenHalves / 2, y, page.colours.quiet);
        page.write(row.valueBeside, right, y, page.colours.text, Align::Right);
        drawWovenMarks(page, row.signs, right, y);
        y += step;
    }
}

void drawEndHead(const Page& page, const RunEndPicture& picture, int offset) {
    const auto& [canvas, art, colours] = page;
    const SpriteSheet& pages = art.sprites.pages;
    const int side = pages.cell().width;
    const int wordsWidth = std::max({picture.heading.width(), textWidth(art.font, picture.line),
                                     textWidth(art.font, picture.note)});
    const int left = (page.width() - side - 10 - wordsWidth) / 2;
    const int top = placesOf(picture).emblem + offset;
    pages.draw(canvas,
               static_cast<int>(picture.victory ? PageSprite::Victory : PageSprite::GameOver), left,
               top);
    const int x = left + side + 10;
    picture.heading.draw(canvas, colours, x, top + 4);
    const int below = top + 8 + picture.heading.height();
    page.write(picture.line, x, below, colours.quiet);
    page.write(picture.note, x, below + art.font.lineHeight(), colours.bright);
}

}  // namespace

void drawRunEnd(const Page& floorPage, Menu& menu, const RunEndPicture& picture) {
    const Page page{floorPage.canvas, floorPage.art, coloursOf(picture.victory)};
    const auto& [canvas, art, colours] = page;
    const int come = eased(Easing::Out, picture.tick, runEndComingTicks);
    const bool isStill = picture.reducedMotion;
    const int top = page.middle(0).y;
    canvas.clear(colours.back);
    drawDrift(page, picture);
    const EndPlaces places = placesOf(picture);
    drawEndHead(page, picture, top + (isStill ? 0 : between(-places.table - top, 0, come)));
    const int pixelsToRise = isStill ? 0 : between(page.height() - places.table - top, 0, come);
    const int height =
        static_cast<int>(picture.rows.size()) * endRowStep(page, picture) + endPadding + 3;
    const int left = (page.width() - lastBlowWidth) / 2;
    if (picture.blow != nullptr) {
        drawLastBlow(page, *picture.blow, {left, top + places.blow + pixelsToRise});
    }
    const int menuWidth =
        std::clamp(menu.width(art.font) + 2 * endPadding, leastEndMenuWidth, mostEndMenuWidth);
    const PixelRect table{left, top + places.table + pixelsToRise,
                          lastBlowWidth - gapBesideEndMenu - menuWidth, height};
    page.drawPanel(table);
    drawEndTable(page, picture, table);
    const int menuHeight = menu.height(art.font) + 2 * endPadding - 4;
    const PixelRect choices{table.right() + gapBesideEndMenu, table.y + height - menuHeight,
                            menuWidth, menuHeight};
    drawEndKnight(page, picture, choices.x + menuWidth / 2, choices.y - 8);
    page.drawPanel(choices);
    menu.draw(page, choices.x + endPadding, choices.y + endPadding - 2);
    page.write(menu.chosenItem().hint, page.width() / 2,
               page.height() - art.font.lineHeight() - 3 + (isStill ? 0 : pixelsToRise),
               colours.quiet, Align::Centre);
    // The page comes out of the black in which the run ended.
    const int dark = between(255, 0, eased(Easing::Linear, picture.tick, runEndComingTicks));
    canvas.fill(canvas.whole(), {0, 0, 0, static_cast<std::uint8_t>(dark)});
}

}  // namespace doorstring
