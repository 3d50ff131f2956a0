// A dungeon with the tiles of all its rooms as one PNG, written row by row of rooms: at most one
// such row is in memory.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"

#include <functional>

namespace doorstring {

// How many rows of rooms are done, of how many.
using SheetProgress = std::function<void(int done, int of)>;

// `zoom` is the pixels of a tile. A carved map is shown as it was carved, without the wall that
// fills up its last rooms.
PictureSize plainSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Dark walls and light ground, other tiles in a colour of their own; start and exit of a carved map
// are marked.
void writePlainSheet(const Dungeon& dungeon, const RoomConfig& room, int zoom,
                     const PngStream::Sink& sink, const SheetProgress& progress);

// Of a row of rooms that has more pixels, only a strip is in memory.
inline constexpr int sheetStrip = 1 << 26;

// `zoom` is the pixels of each pixel of the game.
PictureSize tilesSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom);
// Every room as it looks in the game, drawn in strips of at most so many pixels.
void writeTilesSheet(const Dungeon& dungeon, const RoomConfig& room, const TilesetPictures& tileset,
                     int zoom, const PngStream::Sink& sink, const SheetProgress& progress,
                     int mostPixels = sheetStrip);

// One picture of each kind of tile, side by side: the tileset of a map for Tiled.

// In the order of Tile, each 16 x 16 pixels, as it looks in the middle of others of its kind.
Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings);

}  // namespace doorstring
