// A dungeon with the tiles of all its rooms as one PNG, written in strips: at most one row of rooms
// is in memory, and of a large row only a part.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"

#include <functional>

namespace doorstring {

// Receives the number of rows of rooms that are done, and of all rows.
using SheetProgress = std::function<void(int doneRows, int allRows)>;

// The size of a plain sheet, with zoom x zoom pixels for each tile. A carved map is shown at the
// size that it was carved in. Beyond that size, its last column and row of rooms are filled up with
// wall, which is not shown.
PictureSize plainSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Writes each tile as a square of one colour: walls dark, ground light, others by what they are
// (water, ice, ...). Marks the start and the exit of a carved map.
void writePlainSheet(const Dungeon& dungeon, const RoomConfig& room, int zoom,
                     const PngStream::Sink& sink, const SheetProgress& progress);

// Number of pixels, before they are zoomed, that a strip may have. A row of rooms with more pixels
// is drawn as several strips, one below the other.
inline constexpr int mostStripPixels = 1 << 26;

// The size of a sheet of tiles, with zoom x zoom pixels for each pixel of the game.
PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Writes every room as it looks in the game, in strips of at most `mostPixels` pixels.
void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress,
                     int mostPixels = mostStripPixels);

// Draws the picture that maps for the editor Tiled take their tiles from: 16 x 16 pixels for each
// value of Tile, side by side in that order. A kind of tile that usually covers an area looks as
// it does with its own kind around it, any other as it does with ground around it.
Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings);

}  // namespace doorstring
