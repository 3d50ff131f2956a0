#include "picture/dungeon/dungeon_sheet.hpp"

#include "dungeon/dungeon_rooms.hpp"
#include "picture/room/room_picture.hpp"
#include "picture/tiles/tile_looks.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::uint32_t stillTick = 0;  // all that moves is drawn as at this tick
constexpr DoorSet noDoors;
constexpr Colour sheetNight{10, 12, 20};
constexpr Colour startMark{74, 160, 92};
constexpr Colour exitMark{206, 66, 60};

PictureSize tilesOf(GridSize rooms, const RoomConfig& room) {
    return {std::int64_t{rooms.width} * room.size.width,
            std::int64_t{rooms.height} * room.size.height};
}

PictureSize scaledBy(PictureSize size, int zoom) {
    return {size.width * zoom, size.height * zoom};
}

// Writes rows of rooms in strips, each drawn by drawRow(canvas, row, top). The canvas is as wide as
// the picture and begins `top` pixels below the row's upper edge. A strip has at most `mostPixels`
// pixels, but one line at least.
template <typename DrawRow>
void writeRows(PictureSize size, int rowHeight, int mostPixels, PngStream& png,
               const SheetProgress& progress, DrawRow drawRow) {
    const auto width = static_cast<int>(size.width);
    const auto rows = static_cast<int>((size.height + rowHeight - 1) / rowHeight);
    const int strip = std::clamp(mostPixels / width, 1, rowHeight);
    Canvas canvas({width, strip});
    for (int row = 0; row < rows; ++row) {
        progress(row, rows);
        const std::int64_t heightLeft = size.height - std::int64_t{row} * rowHeight;
        const auto height = static_cast<int>(std::min<std::int64_t>(rowHeight, heightLeft));
        for (int top = 0; top < height; top += strip) {
            drawRow(canvas, row, top);
            for (int y = 0; y < std::min(strip, height - top); ++y) {
                png.addRow(canvas.row(y));
            }
        }
    }
    png.finish();
    progress(rows, rows);
}

// Draws a strip of a row of rooms, one pixel for each tile, cut off at the picture's edge. Cells
// without a room are wall.
void drawPlainRow(Canvas& canvas, DungeonRooms& rooms, const Dungeon& dungeon, int row, int top,
                  GridSize room) {
    canvas.clear(tileLooks[Tile::Wall].colour);
    const auto mark = [&](GridPos tile, Colour colour) {
        canvas.fill({tile.x, tile.y - row * room.height - top, 1, 1}, colour);
    };
    for (GridPos cell{0, row}; cell.x < dungeon.size().width; ++cell.x) {
        if (!dungeon.hasRoom(cell)) {
            continue;
        }
        const Grid<Tile>& tiles = rooms.tilesAt(cell);
        const int left = cell.x * room.width;
        const int width = std::min(room.width, canvas.size().width - left);
        const int height = std::min(room.height - top, canvas.size().height);
        for (const GridPos at : cellsOf({width, height})) {
            canvas.set(left + at.x, at.y, tileLooks[tiles[{at.x, top + at.y}]].colour);
        }
    }
    if (const CarvedMap* map = dungeon.carved()) {
        mark(map->start(), startMark);
        mark(map->exit(), exitMark);
    }
}

// Draws a strip of a row of rooms; on a carved map, the wall of cells without a room as well.
void drawTilesRow(Canvas& canvas, RoomPicture& picture, DungeonRooms& rooms, const Dungeon& dungeon,
                  int row, int top, const TilesetPictures& tileset) {
    const CarvedMap* const map = dungeon.carved();
    canvas.clear(sheetNight);
    for (GridPos cell{0, row}; cell.x < dungeon.size().width; ++cell.x) {
        if (dungeon.hasRoom(cell)) {
            drawRoom(picture, rooms.at(cell), dungeon.seed(), tileset, map);
        } else if (map != nullptr) {
            drawRoom(picture, map->tilesOf(cell), noDoors, cosmeticSeed(dungeon.seed(), cell),
                     tileset, tilesAround(cell, map));
        } else {
            continue;
        }
        showRoom(canvas, picture, tileset, stillTick, cell.x * picture.below.size().width, -top);
    }
}

}  // namespace

PictureSize plainSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom) {
    if (isCarved(config.growth)) {
        const GridSize map = config.carving().map;
        return scaledBy({map.width, map.height}, zoom);
    }
    return scaledBy(tilesOf(config.roomGrid(room.size), room), zoom);
}

void writePlainSheet(const Dungeon& dungeon, const RoomConfig& room, int zoom,
                     const PngStream::Sink& sink, const SheetProgress& progress) {
    PictureSize size = tilesOf(dungeon.size(), room);
    if (const CarvedMap* map = dungeon.carved()) {
        size = {map->size().width, map->size().height};
    }
    PngStream png(scaledBy(size, zoom), sink, zoom);
    DungeonRooms rooms(dungeon, room);
    writeRows(size, room.size.height, mostStripPixels, png, progress,
              [&](Canvas& canvas, int row, int top) {
                  drawPlainRow(canvas, rooms, dungeon, row, top, room.size);
              });
}

PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom) {
    return scaledBy(tilesOf(config.roomGrid(room.size), room), tileSide * zoom);
}

void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress,
                     int mostPixels) {
    const PictureSize size = scaledBy(tilesOf(dungeon.size(), room), tileSide);
    PngStream png(scaledBy(size, zoom), sink, zoom);
    DungeonRooms rooms(dungeon, room);
    RoomPicture picture;
    writeRows(size, room.size.height * tileSide, mostPixels, png, progress,
              [&](Canvas& canvas, int row, int top) {
                  drawTilesRow(canvas, picture, rooms, dungeon, row, top, tileset);
              });
}

namespace {

constexpr GridSize sampleRoom{9, 9};
constexpr GridRect heap{2, 2, 5, 5};  // the tiles of one kind in the middle of the sample
constexpr GridPos shown{4, 4};        // the tile of the heap whose picture is taken

// Whether a tile usually covers an area, so that its sample is surrounded by its own kind, not by
// ground.
constexpr bool coversAreas(Tile tile) {
    if (tile == Tile::Ground || !isWalkable(tile)) {
        return tile == Tile::Wall || tile == Tile::DeepWater;
    }
    return tile != Tile::Plate && tile != Tile::Spikes && tile != Tile::Embers;
}

Grid<Tile> layoutOf(Tile tile) {
    Grid<Tile> layout(sampleRoom, Tile::Ground);
    for (const GridPos at : cellsOf(sampleRoom)) {
        const bool isEdge = !insideOf(sampleRoom).contains(at);
        layout[at] = isEdge ? Tile::Wall : Tile::Ground;
        if (at == shown || (coversAreas(tile) && heap.contains(at))) {
            layout[at] = tile;
        }
    }
    return layout;
}

void drawFitting(Canvas& canvas, const SpriteSheet& fittings, FittingSprite fitting, int x) {
    const GridSize cell = fittings.cell();
    fittings.draw(canvas, static_cast<int>(fitting), x + (tileSide - cell.width) / 2,
                  tileSide - cell.height);
}

}  // namespace

Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings) {
    Canvas strip({static_cast<int>(tileCount) * tileSide, tileSide});
    constexpr std::uint64_t seed = 0;
    RoomPicture picture;
    int x = 0;
    for (const TileLook& look : tileLooks) {
        drawRoom(picture, layoutOf(look.tile), noDoors, seed, tileset);
        Canvas whole(picture.below.size());
        showRoom(whole, picture, tileset, stillTick, 0, 0);
        strip.copy(whole, {shown.x * tileSide, shown.y * tileSide, tileSide, tileSide}, x, 0);
        if (look.fitting) {
            drawFitting(strip, fittings, *look.fitting, x);
        }
        x += tileSide;
    }
    return strip;
}

}  // namespace doorstring
