// A whole dungeon as one picture, drawn without a display. Drawn larger by whole multiples: `zoom`.
// `signs` has the pictures of MapSprite, as on the large map.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/dungeon.hpp"
#include "picture/canvas/png_stream.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/text/bdf_font.hpp"

namespace doorstring {

// Blocks joined where doors are, warm at the start and colder with each room away from it; the
// start and the farthest room are marked. Without a zoom, small dungeons are drawn larger.
PictureSize blockPictureSize(GridSize grid, int zoom = 0);
Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                         int zoom = 0);

// The plan of a dungeon: each room with its place, its doors and its distance, what it is for, what
// is locked, where keys lie, and the shortest way; with creatures, what those of a room cost, in
// the lower right.
PictureSize blueprintSize(GridSize grid, int zoom);
Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                     int zoom, const CreaturesConfig* creatures = nullptr);

}  // namespace doorstring
