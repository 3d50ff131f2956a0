#include "picture/dungeon/dungeon_sheet.hpp"
#include "picture/room/room_picture.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour sheetNight{10, 12, 20};

// One row of rooms, side by side, from the pixel `top` of them on. Of a carved map the rock between
// them as well.
void drawRow(Canvas& canvas, RoomPicture& picture, const Dungeon& dungeon, int row, int top,
             const RoomConfig& config, const TilesetPictures& tileset) {
    const CarvedMap* const map = dungeon.carved();
    canvas.clear(sheetNight);
    for (GridPos cell{0, row}; cell.x < dungeon.size().width; ++cell.x) {
        if (dungeon.hasRoom(cell)) {
            drawRoom(picture, dungeon.room(cell, config), dungeon.seed(), tileset, map);
        } else if (map != nullptr) {
            drawRoom(picture, map->tilesOf(cell), {}, cosmeticSeed(dungeon.seed(), cell), tileset,
                     tilesAround(cell, map));
        } else {
            continue;
        }
        showRoom(canvas, picture, tileset, 0, cell.x * config.size.width * tileSide, -top);
    }
}

}  // namespace

PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom) {
    const GridSize rooms = config.roomGrid(room.size);
    return {std::int64_t{rooms.width} * room.size.width * tileSide * zoom,
            std::int64_t{rooms.height} * room.size.height * tileSide * zoom};
}

void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress,
                     int mostPixels) {
    const GridSize grid = dungeon.size();
    const int width = grid.width * room.size.width * tileSide;
    const int height = room.size.height * tileSide;
    const int strip = std::clamp(mostPixels / width, 1, height);
    PngStream png({std::int64_t{width} * zoom, std::int64_t{height} * grid.height * zoom}, sink,
                  zoom);
    Canvas canvas({width, strip});
    RoomPicture picture;
    for (int row = 0; row < grid.height; ++row) {
        progress(row, grid.height);
        for (int top = 0; top < height; top += strip) {
            drawRow(canvas, picture, dungeon, row, top, room, tileset);
            for (int y = 0; y < std::min(strip, height - top); ++y) {
                const auto line = static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
                png.addRow(canvas.pixels().subspan(line, static_cast<std::size_t>(width)));
            }
        }
    }
    png.finish();
    progress(grid.height, grid.height);
}

}  // namespace doorstring
