#include "view/screens/preset_screen.hpp"

#include "view/room_sign.hpp"
#include "view/screens/map_screen.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int presetMargin = 2;  // covers the lines of the title at the upper and lower edge
constexpr int presetHeadHeight = 16;
constexpr int menuWidth = 92;
constexpr int linesHeight = 38;

// The middle of a dungeon that is larger than the place for it, in large signs where they fit.
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
    for (int y = 0; y < shown.height; ++y) {
        for (int x = 0; x < shown.width; ++x) {
            drawRoomSign(canvas, sheet, world, {first.x + x, first.y + y}, left + x * cell.width,
                         top + y * cell.height, {.showsAll = true});
        }
    }
    canvas.clearClip();
}

}  // namespace

void drawPresetScreen(Canvas& canvas, const Art& art, const PanelColours& colours, Menu& menu,
                      std::string_view line, const World* world) {
    dim(canvas);
    const PixelRect panel{presetMargin, presetMargin, canvas.size().width - 2 * presetMargin,
                          canvas.size().height - 2 * presetMargin};
    drawPanel(canvas, panel, colours);
    drawText(canvas, art.font, "Presets", panel.x + panel.width / 2, panel.y + 5,
             {.colour = colours.bright, .shadow = colours.shadow, .align = Align::Centre});
    menu.showLines(Menu::linesIn(art.font, panel.height - presetHeadHeight - linesHeight - 8));
    menu.draw(canvas, art, colours, panel.x + 6, panel.y + presetHeadHeight + 6);
    if (world != nullptr) {
        drawMap(canvas, art, *world,
                {panel.x + menuWidth + 6, panel.y + presetHeadHeight + 4,
                 panel.width - menuWidth - 12, panel.height - presetHeadHeight - linesHeight - 8});
    }
    int y = panel.y + panel.height - linesHeight;
    for (const std::string& text : wrapText(art.font, line, panel.width - 16)) {
        drawText(canvas, art.font, text, panel.x + 8, y,
                 {.colour = colours.quiet, .shadow = colours.shadow});
        y += art.font.lineHeight();
    }
}

}  // namespace doorstring
