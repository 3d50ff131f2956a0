// A whole dungeon as one picture, drawn without a display: each room a small block.
#pragma once

#include "dungeon/dungeon.hpp"
#include "picture/canvas/png_stream.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/bdf_font.hpp"

namespace doorstring {

// Blocks joined where doors are, warm at the start and colder with each room away from it; the
// start and the farthest room are marked. Drawn larger by whole multiples: `zoom`, or without one
// the smaller a dungeon is. `signs` has the pictures of MapSprite, as on the large map.
PictureSize blockPictureSize(GridSize grid, int zoom = 0);
Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                         int zoom = 0);

}  // namespace doorstring
