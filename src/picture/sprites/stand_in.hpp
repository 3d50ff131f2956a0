// Placeholders for files of assets/ that are missing or broken: plainly not the real thing, but
// good enough to play with.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/text.hpp"
#include "picture/tiles/tileset.hpp"

namespace doorstring {

// Makes a sheet whose cells all have the same loud picture.
SpriteSheet standInSheet(GridSize cell, int count);
// Makes a tileset with loud walls, pillars and furniture, and dark ground and doors.
TilesetPictures standInTileset();
// Makes a font with a frame for each character.
BdfFont standInFont();

}  // namespace doorstring
