// A whole dungeon as one picture, drawn without a display: each room a small block.
#pragma once

#include "dungeon/dungeon.hpp"
#include "picture/canvas/png_stream.hpp"

namespace doorstring {

// Blocks joined where doors are, warm at the start and colder with each room away from it; the
// start and the farthest room are marked. Drawn larger by whole multiples: `zoom`, or without one
// the smaller a dungeon is.
PictureSize blockPictureSize(GridSize grid, int zoom = 0);
Canvas drawDungeonBlocks(const Dungeon& dungeon, int zoom = 0);

}  // namespace doorstring
