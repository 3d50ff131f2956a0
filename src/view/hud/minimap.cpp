#include "view/hud/minimap.hpp"

#include "view/room_sign.hpp"

namespace doorstring {

void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool blink) {
    const GridPos middle = knightsCell(world);
    for (int row = 0; row < minimapCells.height; ++row) {
        for (int column = 0; column < minimapCells.width; ++column) {
            const GridPos cell{middle.x + column - minimapCells.width / 2,
                               middle.y + row - minimapCells.height / 2};
            if (world.dungeon.size().contains(cell)) {
                drawRoomSign(canvas, art.sprites.minimap, world, cell,
                             x + column * minimapCell.width, y + row * minimapCell.height,
                             {.blink = blink});
            }
        }
    }
}

}  // namespace doorstring
