// The plan of a dungeon: each room with its place, its doors and its distance, what it is for, what
// is locked, where keys lie, and the shortest way.
#pragma once

#include "dungeon/dungeon.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/dungeon/dungeon_picture.hpp"
#include "picture/text/bdf_font.hpp"

namespace doorstring {

// Drawn larger by whole multiples: `zoom`.
PictureSize blueprintSize(GridSize grid, int zoom);
Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                     int zoom);

}  // namespace doorstring
