#include "picture/room/furniture.hpp"

#include "picture/room/room_picture.hpp"

namespace doorstring {

namespace {

// Crates pushed up to the wall stand before what hangs there.
void drawWhatStandsBefore(Canvas& canvas, const RoomPicture& picture,
                          const TilesetPictures& tileset, const PlacedFurniture& piece, int x,
                          int y) {
    const int row = (piece.y + furnitureSize.height - 1) / tileSide;
    const int last = (piece.x + furnitureSize.width - 1) / tileSide;
    for (int column = piece.x / tileSide; column <= last; ++column) {
        if (const auto standing = picture.tiles.pillar[{column, row}]) {
            tileset.drawShaded(canvas, *standing, x + column * tileSide, y + row * tileSide);
        }
    }
}

}  // namespace

void drawFurniture(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                   std::uint32_t tick, int x, int y) {
    constexpr std::uint32_t ticksAPicture = 28;  // no more than twice a second
    const auto frame = static_cast<int>(tick / ticksAPicture % furniturePictures);
    for (const PlacedFurniture& piece : picture.furniture) {
        const int index = static_cast<int>(piece.sprite) * furniturePictures + frame;
        const int left = x + piece.x;
        const int top = y + piece.y;
        tileset.furniture().draw(canvas, tileset.light(), index, left, top);
        drawWhatStandsBefore(canvas, picture, tileset, piece, x, y);
    }
}

}  // namespace doorstring
