#include "picture/dungeon_picture.hpp"
#include "picture/room_picture.hpp"

namespace doorstring {

namespace {

constexpr Colour night{10, 12, 20};

GridSize pixelsOf(GridSize room) {
    return {room.width * tileSide, room.height * tileSide};
}

}  // namespace

PictureSize tiledPictureSize(GridSize grid, GridSize room) {
    const GridSize pixels = pixelsOf(room);
    return {std::int64_t{grid.width} * pixels.width, std::int64_t{grid.height} * pixels.height};
}

Canvas drawDungeonTiles(const Dungeon& dungeon, const RoomConfig& config,
                        const TilesetPictures& tileset) {
    const GridSize grid = dungeon.size();
    const GridSize pixels = pixelsOf(config.size);
    const PixelRect all{0, 0, pixels.width, pixels.height};
    Canvas canvas({grid.width * pixels.width, grid.height * pixels.height}, night);
    RoomPicture picture;
    for (GridPos cell; cell.y < grid.height; ++cell.y) {
        for (cell.x = 0; cell.x < grid.width; ++cell.x) {
            if (!dungeon.hasRoom(cell)) {
                continue;
            }
            const int x = cell.x * pixels.width;
            const int y = cell.y * pixels.height;
            canvas.setClip({x, y, pixels.width, pixels.height});  // light stays in its room
            drawRoom(picture, dungeon.room(cell, config), dungeon.seed(), tileset);
            canvas.copy(picture.below, all, x, y);
            drawTorches(canvas, picture, tileset, 0, x, y);
            canvas.draw(picture.over, all, x, y);
        }
    }
    return canvas;
}

}  // namespace doorstring
