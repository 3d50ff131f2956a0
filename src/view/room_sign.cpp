#include "view/room_sign.hpp"

#include "picture/sprites.hpp"

namespace doorstring {

GridPos knightsCell(const World& world) {
    return world.flip ? world.flip->next.cell() : world.cell();
}

void drawRoomSign(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos cell, int x,
                  int y, SignStyle style) {
    const Sight sight = world.sights.at(cell);
    if (!world.dungeon.hasRoom(cell) || (sight == Sight::Unknown && !style.showsAll)) {
        return;
    }
    const auto draw = [&](MapSprite sprite) { sheet.draw(canvas, static_cast<int>(sprite), x, y); };
    const DoorSet doors = world.dungeon.plan(cell).doors;
    draw(sight == Sight::Visited ? visitedRoom(doors) : seenRoom(doors));
    if (cell == world.dungeon.start()) {
        draw(MapSprite::Start);
    }
    // Where the banner is shows only once its room has been visited.
    if (world.hasBanner(cell) && (sight == Sight::Visited || style.showsAll)) {
        draw(MapSprite::Banner);
    }
    if (style.blink && cell == knightsCell(world)) {
        draw(MapSprite::Here);
    }
}

}  // namespace doorstring
