#include "view/run/run_page.hpp"

#include "config/text/printable.hpp"
#include "picture/text/text.hpp"
#include "view/play/thing_figures.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int pageMargin = 4;  // around the panel
// From the panel's upper left corner.
constexpr int pageInset = 8;
constexpr int headBottom = 38;  // where the head's line is
constexpr int menuLeft = 154;
constexpr int heartStep = 9;
constexpr int slotSide = 20;
constexpr int slotStep = 24;
constexpr int pageRowStep = 11;

void drawPageHead(const Page& page, const RunPage& run, PixelRect panel) {
    const auto& [canvas, art, colours] = page;
    const SpriteSheet& emblems = art.sprites.emblems;
    const int left = panel.x + pageInset;
    const int right = panel.x + panel.width - pageInset;
    const int first = panel.y + 9;
    const int second = first + pageRowStep;
    emblems.draw(canvas, static_cast<int>(run.world.dungeon.tileset()), left, panel.y + 7);
    const int x = left + emblems.cell().width + 8;
    page.write(ShortText("Floor {} of {}", run.world.config.floor, floorCount), x, first,
               colours.quiet);
    page.write(run.floorName, x, second, colours.bright);
    page.write(ShortText("Time {}", playTime(run.tally.ticks)), right, first, colours.text,
               Align::Right);
    page.write(run.seedCode, right, second, colours.quiet, Align::Right);
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

// Small signs in a line, each with a number or alone.
class SignLine {
public:
    SignLine(const Page& page, int x, int y) : page_(page), x_(x), y_(y) {}

    void add(UiSprite sign, std::string_view number) {
        constexpr int behindSign = 11;
        constexpr int behindNumber = 9;
        page_.art.sprites.ui.draw(page_.canvas, static_cast<int>(sign), x_, y_);
        page_.write(number, x_ + behindSign, y_, page_.colours.text);
        x_ += behindSign + (number.empty() ? 0 : textWidth(page_.art.font, number)) + behindNumber;
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
}

// Draws on a dark ground over the lower right corner of a slot.
void drawCount(const Page& page, int count, int right, int y) {
    const ShortText number("{}", count);
    const int width = textWidth(page.art.font, number);
    page.canvas.fill({right - width - 1, y, width + 2, 9}, page.colours.back);
    page.write(number, right, y, page.colours.text, Align::Right);
}

void drawPageItems(const Page& page, const Kit& kit, int x, int y) {
    const auto& [canvas, art, colours] = page;
    for (const Item item : allValues<Item>) {
        const PixelRect slot{x, y, slotSide, slotSide};
        canvas.fill(slot, {0, 0, 0, 90});
        canvas.frame(slot, kit.chosen == item ? colours.bright : withAlpha(colours.quiet, 90));
        if (kit.items.has(item)) {
            art.sprites.items.draw(canvas, static_cast<int>(spriteOf(treasureOf(item))), x + 2,
                                   y + 2);
            if (const auto count = kit.leftOf(item)) {
                drawCount(page, *count, x + slotSide - 1, y + slotSide - 8);
            }
        }
        x += slotStep;
    }
}

void drawTally(const Page& page, const RunPage& run, int x, int y) {
    const auto row = [&](std::string_view what, int number) {
        page.write(what, x, y, page.colours.quiet);
        page.write(ShortText("{}", number), x + 5 * slotStep - (slotStep - slotSide), y,
                   page.colours.text, Align::Right);
        y += pageRowStep;
    };
    row("Rooms entered", run.tally.rooms);
    row("Creatures felled", run.tally.felled);
    row("Floors regenerated", run.tally.regenerated);
    if (run.ownWeights) {
        page.write("The weights were changed", x, y, page.colours.quiet);
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
    int y = panel.y + headBottom + 8;
    drawPageHearts(page, kit, x, y);
    drawPurse(page, run.world, x, y + 13);
    drawPageItems(page, kit, x, y + 29);
    drawTally(page, run, x, y + 57);
    canvas.fill({panel.x + menuLeft - 10, y - 1, 1, panel.height - headBottom - 28},
                withAlpha(colours.rim, 70));
    menu.draw(page, panel.x + menuLeft, y);
    y += menu.height(art.font) + 8;
    const int noteWidth = panel.width - menuLeft - pageInset;
    for (const std::string& line : wrapText(art.font, run.note, noteWidth)) {
        page.write(line, panel.x + menuLeft, y, colours.bright);
        y += art.font.lineHeight();
    }
    page.write(menu.chosenItem().hint, panel.x + panel.width / 2,
               panel.y + panel.height - art.font.lineHeight() - 4, colours.quiet, Align::Centre);
}

}  // namespace doorstring
