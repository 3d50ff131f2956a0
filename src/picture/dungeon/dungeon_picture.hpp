// A whole dungeon as one picture, drawn without a display, and enlarged `zoom` times.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/contents/contents.hpp"
#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

namespace doorstring {

// Rooms drawn as blocks, joined where doors are, warm at the start and colder with each room away
// from it. The start and the goal are marked, and plain rooms with a chest are marked like treasure
// rooms. If `zoom` is 0, small dungeons are drawn larger.
PictureSize blockPictureSize(GridSize grid, int zoom = 0);
Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                         int zoom = 0, const Contents& contents = {});

// The plan of a dungeon: each room with its place, its doors and its distance, what it is for, what
// is locked, where keys are, and the shortest way. The lower right of a room shows what its
// creatures cost (if `creatures` is not null), the lower left what its chest holds.
PictureSize blueprintSize(GridSize grid, int zoom);
Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                     int zoom, const CreaturesConfig* creatures = nullptr,
                     const Contents& contents = {});

}  // namespace doorstring
