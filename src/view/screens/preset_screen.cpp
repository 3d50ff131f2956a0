#include "view/room_sign.hpp"
#include "view/screens/map_screen.hpp"
#include "view/screens/menu_screens.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int presetHeadHeight = 16;
constexpr int menuWidth = 92;
constexpr int linesHeight = 38;

// Draws the map in large signs if they fit; of a dungeon that is larger than the area, the middle.
void drawMap(Canvas& canvas, const Art& art, const World& world, PixelRect area) {
    canvas.fill(area, {0, 0, 0, 110});
    canvas.setClip(area);
    const GridSize size = world.dungeon.size();
    const bool large =
        size.width * mapCell.width <= area.width && size.height * mapCell.height <= area.height;
    const SpriteSheet& sheet = large ? art.sprites.map : art.sprites.minimap;
    const GridSize cell = sheet.cell();
    const GridSize shown{std::min(size.width, area.width / cell.width),
                         std::min(size.height, area.height / cell.height)};
    const GridPos first{(size.width - shown.width) / 2, (size.height - shown.height) / 2};
    const int left = area.x + (area.width - shown.width * cell.width) / 2;
    const int top = area.y + (area.height - shown.height * cell.height) / 2;
    drawRoomSigns(canvas, sheet, world, first, shown, left, top, {.showsAll = true});
    canvas.clearClip();
}

}  // namespace

void drawPresetScreen(const Page& page, Menu& menu, std::string_view line, const World* world) {
    const BdfFont& font = page.art.font;
    // Covers the lines of the title at the upper and lower edge.
    const PixelRect panel = page.canvas.whole().grown(-2);
    page.dim();
    page.drawPanel(panel, "Presets");
    const int height = panel.height - presetHeadHeight - linesHeight - 8;
    menu.showLines(Menu::linesIn(font, height));
    menu.draw(page, panel.x + 6, panel.y + presetHeadHeight + 6);
    if (world != nullptr) {
        drawMap(page.canvas, page.art, *world,
                {panel.x + menuWidth + 6, panel.y + presetHeadHeight + 4,
                 panel.width - menuWidth - 12, height});
    }
    int y = panel.y + panel.height - linesHeight;
    for (const std::string& text : wrapText(font, line, panel.width - 16)) {
        page.write(text, panel.x + 8, y, page.colours.quiet);
        y += font.lineHeight();
    }
}

}  // namespace doorstring
