// A whole dungeon as one picture, drawn without a display: each room a small block, or each room
// with its real tiles.
#pragma once

#include "dungeon/dungeon.hpp"
#include "picture/canvas.hpp"
#include "picture/tileset.hpp"

#include <cstdint>

namespace doorstring {

// Wider than GridSize can count the pixels of.
struct PictureSize {
    std::int64_t width = 0;
    std::int64_t height = 0;
    constexpr std::int64_t pixels() const { return width * height; }
};

// Blocks joined where doors are, warm at the start and colder with each room away from it; the
// start and the farthest room are marked. Small dungeons are drawn larger, by whole multiples.
PictureSize blockPictureSize(GridSize grid);
Canvas drawDungeonBlocks(const Dungeon& dungeon);

// Every room as it looks in the game, side by side; dark where there is none.
PictureSize tiledPictureSize(GridSize grid, GridSize room);
Canvas drawDungeonTiles(const Dungeon& dungeon, const RoomConfig& config,
                        const TilesetPictures& tileset);

}  // namespace doorstring
