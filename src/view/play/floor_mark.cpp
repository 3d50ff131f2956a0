#include "view/play/floor_mark.hpp"

#include "picture/sprites/sprites.hpp"

namespace doorstring {

void drawFloorMark(RoomPicture& picture, const Art& art, const Room& room,
                   const TilesetPictures& tileset, SubPos middle) {
    if (room.kind() == RoomKind::Plain) {
        return;
    }
    const auto role = roleOf(room.kind());
    const SpriteSheet& sheet = role ? art.sprites.floorMarks : art.sprites.marks;
    const PixelRect part = sheet.part(role ? static_cast<int>(*role) : 0);
    Canvas& canvas = picture.below;
    const int left = toPixels(middle.x) - part.width / 2;
    const int top = toPixels(middle.y) - part.height / 2;
    for (int y = top / tileSide; y * tileSide < top + part.height; ++y) {
        for (int x = left / tileSide; x * tileSide < left + part.width; ++x) {
            const GridPos tile{x, y};
            if (room.tiles().size().contains(tile) && room.tiles()[tile] == Tile::Ground &&
                !picture.tiles.pillar[tile]) {
                canvas.setClip({x * tileSide, y * tileSide, tileSide, tileSide});
                tileset.light().draw(canvas, sheet.picture(), part, left, top);
            }
        }
    }
    canvas.clearClip();
}

}  // namespace doorstring
