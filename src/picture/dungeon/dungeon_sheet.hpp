// A dungeon with the tiles of all its rooms as one PNG, written in strips: at most one row of rooms
// is in memory, and only a part of a long one.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"

#include <functional>

namespace doorstring {

// Receives the number of rows of rooms that are done, and of all rows.
using SheetProgress = std::function<void(int done, int of)>;

// The size of a plain sheet, with `zoom` pixels to a tile. A carved map is shown as it was carved,
// without the wall that fills up its last rooms.
PictureSize plainSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Writes dark walls and light ground, and other tiles in the colour of their sort; start and exit
// of a carved map are marked.
void writePlainSheet(const Dungeon& dungeon, const RoomConfig& room, int zoom,
                     const PngStream::Sink& sink, const SheetProgress& progress);

// The most pixels of a row of rooms that are in memory; a longer row is drawn in strips.
inline constexpr int sheetStrip = 1 << 26;

// The size of a sheet of tiles, with `zoom` pixels to each pixel of the game.
PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Writes every room as it looks in the game, drawn in strips of at most `mostPixels` pixels.
void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress,
                     int mostPixels = sheetStrip);

// Draws one picture of each kind of tile side by side, the tileset of a map for Tiled: in the order
// of Tile, each 16 x 16 pixels. A kind that usually covers an area is drawn among tiles of the same
// kind, any other alone on the ground.
Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings);

}  // namespace doorstring
