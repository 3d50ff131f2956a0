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
// Draws rooms as blocks, which are joined where doors are. Their colours are warm at the start and
// colder with each room away from it. Marks locks, start and goal. A plain room with a chest gets
// the sign of a treasure room.
Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                         int zoom = 0, const Contents& contents = {});

PictureSize blueprintSize(GridSize grid, int zoom);
// Draws the blueprint of a dungeon: each room with its cell, its door string, its distance and the
// signs of its kind, locks and keys. Over the rooms it draws the shortest way from the start to the
// goal. A room's danger is at its lower right (if `creatures` is not null), what its chest holds is
// at its lower left.
Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                     int zoom, const CreaturesConfig* creatures = nullptr,
                     const Contents& contents = {});

}  // namespace doorstring
