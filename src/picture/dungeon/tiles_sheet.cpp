#include "picture/dungeon/dungeon_sheet.hpp"
#include "picture/room/room_picture.hpp"

#include <vector>

namespace doorstring {

namespace {

constexpr Colour sheetNight{10, 12, 20};

// One row of rooms, side by side. Of a carved map the rock between them as well.
void drawRow(Canvas& canvas, RoomPicture& picture, const Dungeon& dungeon, int row,
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
        showRoom(canvas, picture, tileset, 0, cell.x * config.size.width * tileSide, 0);
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
