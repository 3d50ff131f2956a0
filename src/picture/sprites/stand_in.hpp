// What is drawn where a file of assets/ is missing or broken: plainly not the real thing, and good
// enough to play on.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/bdf_font.hpp"
#include "picture/tiles/tileset.hpp"

namespace doorstring {

// Cells of magenta and black checks, each in a frame.
SpriteSheet standInSheet(GridSize cell, int count);

// The same for a tileset: walls bright, ground dark, doors in between, nothing above who walks.
TilesetPictures standInTileset();

// Capitals of 3 x 5 pixels, digits and what a sentence with a path in it needs; a little frame for
// all else. Narrower than the true font, with lines as high: what is laid out for that one has
// room.
BdfFont standInFont();

}  // namespace doorstring
