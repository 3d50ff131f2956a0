// A whole dungeon as one picture, drawn without a display, and enlarged `zoom` times.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/contents/contents.hpp"
#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

namespace doorstring {

// The size of what drawDungeonBlocks() draws. A `zoom` of 0 stands for the largest from 1 to 4 that
// keeps the picture within 640 pixels in width, or for 1 if none does.
PictureSize blockPictureSize(GridSize grid, int zoom = 0);
// Draws rooms as blocks, joined where doors are, warm at the start and colder with each room away
// from it. Marks locks, start and goal; a plain room with a chest gets a treasure room's sign.
Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                         int zoom = 0, const Contents& contents = {});

PictureSize blueprintSize(GridSize grid, int zoom);
// Draws the blueprint of a dungeon: each room with its cell, its door string, its distance and the
// signs of its kind, locks and keys; over them the shortest way. The lower right of a room shows
// its danger (if `creatures` is not null), the lower left what its chest holds.
Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                     int zoom, const CreaturesConfig* creatures = nullptr,
                     const Contents& contents = {});

}  // namespace doorstring
