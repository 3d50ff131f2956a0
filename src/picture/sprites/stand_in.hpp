// Placeholders for files of assets/ that are missing or broken: plainly not the real thing, but
// good enough to play with.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/text.hpp"
#include "picture/tiles/tileset.hpp"

namespace doorstring {

// All cells alike, and loud.
SpriteSheet standInSheet(GridSize cell, int count);
// Walls and what stands are loud, ground and doors dark.
TilesetPictures standInTileset();
// A frame for each character.
BdfFont standInFont();

}  // namespace doorstring
