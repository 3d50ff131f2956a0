#include "view/hud/item_boxes.hpp"

#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

namespace doorstring {

namespace {

constexpr int boxSide = 18;
constexpr int secondBoxSide = 12;
constexpr int boxesTop = 3;
constexpr int boxesBottom = boxesTop + boxSide;
constexpr int gapAfterBoxes = 5;
constexpr Colour boxShade{0, 0, 0, 110};

// Whether the knight can have items: in an adventure, or where the configuration gives him one.
bool hasItemBox(const World& world) {
    return world.config.isAdventure() || world.player.kit.chosen;
}

// Writes how many of an item are left, if they are counted, below the middle of its box.
void writeItemCount(const Page& page, const Kit& kit, Item item, int middle) {
    if (const auto count = kit.usesLeft(item)) {
        page.write(ShortText("{}", *count), middle, boxesBottom + 1,
                   *count > 0 ? page.colours.text : page.colours.bad, Align::Centre);
    }
}

void drawItemInHand(const Page& page, const Kit& kit, int x) {
    page.canvas.fill({x, boxesTop, boxSide, boxSide}, boxShade);
    page.canvas.frame({x, boxesTop, boxSide, boxSide}, page.colours.rim);
    if (!kit.chosen) {
        return;
    }
    page.art.sprites.items.draw(page.canvas, itemPictureOf(treasureOf(*kit.chosen)), x + 1,
                                boxesTop + 1);
    writeItemCount(page, kit, *kit.chosen, x + boxSide / 2);
}

// Draws the second item small.
void drawSecondItem(const Page& page, const Kit& kit, int x) {
    constexpr int top = boxesBottom - secondBoxSide;
    page.canvas.fill({x, top, secondBoxSide, secondBoxSide}, boxShade);
    page.canvas.frame({x - 1, top, secondBoxSide + 1, secondBoxSide}, page.colours.rim);
    page.art.sprites.ui.draw(page.canvas, static_cast<int>(uiSpriteOf(*kit.second)), x + 1,
                             top + 2);
    writeItemCount(page, kit, *kit.second, x + secondBoxSide / 2);
}

}  // namespace

int itemBoxesWidth(const World& world) {
    const int second = world.player.kit.second ? secondBoxSide : 0;
    return hasItemBox(world) ? boxSide + second + gapAfterBoxes : 0;
}

void drawItemBoxes(const Page& page, const World& world, int x) {
    if (hasItemBox(world)) {
        drawItemInHand(page, world.player.kit, x);
        if (world.player.kit.second) {
            drawSecondItem(page, world.player.kit, x + boxSide);
        }
    }
}

}  // namespace doorstring
