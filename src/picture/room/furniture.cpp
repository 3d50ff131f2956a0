#include "picture/room/furniture.hpp"

#include "picture/room/room_picture.hpp"

namespace doorstring {

namespace {

// Fires of the altar and of the boss: a torch's flame without its holder, on two braziers.
void drawFlames(Canvas& canvas, const TilesetPictures& tileset, std::uint32_t tick, int x, int y) {
    constexpr std::uint32_t ticksAFrame = 8;
    constexpr std::uint32_t frames = 4;
    constexpr int flameHeight = 10;  // pixels, from the upper edge of the torch's picture
    constexpr int fromBowl = 4;      // pixels by which the flame's picture is wider, on each side
    constexpr int bowls[]{0, 40};
    std::uint32_t phase = tick / ticksAFrame;
    for (const int bowl : bowls) {
        const TilePicture frame = after(TilePicture::Torch0, static_cast<int>(phase % frames));
        PixelRect part = tileset.sheet().part(static_cast<int>(frame));
        part.height = flameHeight;
        tileset.light().glow(canvas, x + bowl + tileSide / 4, y + flameHeight, 30);
        canvas.draw(tileset.sheet().picture(), part, x + bowl - fromBowl, y + 3);
        phase += 2;
    }
}

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
        if (piece.sprite == FurnitureSprite::Boss || piece.sprite == FurnitureSprite::Altar) {
            drawFlames(canvas, tileset, tick, left, top);
        }
        drawWhatStandsBefore(canvas, picture, tileset, piece, x, y);
    }
}

}  // namespace doorstring
