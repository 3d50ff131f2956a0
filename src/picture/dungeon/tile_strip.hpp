// One picture of each kind of tile, side by side: the tileset of a map for Tiled.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"

namespace doorstring {

// In the order of Tile, each 16 x 16 pixels, as it looks in the middle of others of its kind.
Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings);

}  // namespace doorstring
