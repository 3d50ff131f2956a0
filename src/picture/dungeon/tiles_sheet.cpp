#include "picture/dungeon/dungeon_sheet.hpp"
#include "picture/room/room_picture.hpp"

#include <vector>

namespace doorstring {

namespace {

constexpr Colour sheetNight{10, 12, 20};

// One row of rooms, side by side.
void drawRow(Canvas& canvas, RoomPicture& picture, const Dungeon& dungeon, int row,
             const RoomConfig& config, const TilesetPictures& tileset) {
    const int width = config.size.width * tileSide;
    const int height = config.size.height * tileSide;
    const PixelRect all{0, 0, width, height};
    canvas.clearClip();
    canvas.clear(sheetNight);
    for (GridPos cell{0, row}; cell.x < dungeon.size().width; ++cell.x) {
        if (!dungeon.hasRoom(cell)) {
            continue;
        }
        const int x = cell.x * width;
        canvas.setClip({x, 0, width, height});  // light stays in its room
        drawRoom(picture, dungeon.room(cell, config), dungeon.seed(), tileset);
        canvas.copy(picture.below, all, x, 0);
        drawScenery(canvas, picture, tileset, 0, x, 0);
        canvas.draw(picture.over, all, x, 0);
    }
}

}  // namespace

PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom) {
    const GridSize rooms = config.roomGrid(room.size);
    return {std::int64_t{rooms.width} * room.size.width * tileSide * zoom,
            std::int64_t{rooms.height} * room.size.height * tileSide * zoom};
}

void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress) {
    const GridSize grid = dungeon.size();
    const GridSize band{grid.width * room.size.width * tileSide, room.size.height * tileSide};
    const auto pixels = static_cast<std::size_t>(zoom);
    PngStream png({std::int64_t{band.width} * zoom, std::int64_t{band.height} * grid.height * zoom},
                  sink);
    Canvas canvas(band);
    RoomPicture picture;
    std::vector<Colour> line(static_cast<std::size_t>(band.width) * pixels);
    for (int row = 0; row < grid.height; ++row) {
        progress(row, grid.height);
        drawRow(canvas, picture, dungeon, row, room, tileset);
        for (int y = 0; y < band.height; ++y) {
            for (std::size_t x = 0; x < line.size(); ++x) {
                line[x] = canvas.at(static_cast<int>(x / pixels), y);
            }
            png.addRow(line);
            for (int again = 1; again < zoom; ++again) {
                png.repeatRow();
            }
        }
    }
    png.finish();
    progress(grid.height, grid.height);
}

}  // namespace doorstring
