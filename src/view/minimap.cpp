#include "view/minimap.hpp"

namespace doorstring {

namespace {

void drawCell(Canvas& canvas, const Art& art, const World& world, GridPos cell, int x, int y) {
    const SpriteSheet& sheet = art.sprites.minimap;
    const DoorSet doors = world.dungeon.plan(cell).doors;
    const bool visited = world.sights.at(cell) == Sight::Visited;
    sheet.draw(canvas, static_cast<int>(visited ? visitedRoom(doors) : seenRoom(doors)), x, y);
    if (cell == world.dungeon.start()) {
        sheet.draw(canvas, static_cast<int>(MapSprite::Start), x, y);
    }
    // The banner is told once its room has been visited.
    if (visited && world.hasBanner(cell)) {
        sheet.draw(canvas, static_cast<int>(MapSprite::Banner), x, y);
    }
}

}  // namespace

GridPos knightsCell(const World& world) {
    return world.flip ? world.flip->next.cell() : world.cell();
}

void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool blink) {
    const GridPos middle = knightsCell(world);
    for (int row = 0; row < minimapCells.height; ++row) {
        for (int column = 0; column < minimapCells.width; ++column) {
            const GridPos cell{middle.x + column - minimapCells.width / 2,
                               middle.y + row - minimapCells.height / 2};
            if (!world.dungeon.size().contains(cell) || world.sights.at(cell) == Sight::Unknown) {
                continue;
            }
            const int cellX = x + column * minimapCell.width;
            const int cellY = y + row * minimapCell.height;
            drawCell(canvas, art, world, cell, cellX, cellY);
            if (blink && cell == middle) {
                art.sprites.minimap.draw(canvas, static_cast<int>(MapSprite::Here), cellX, cellY);
            }
        }
    }
}

}  // namespace doorstring
