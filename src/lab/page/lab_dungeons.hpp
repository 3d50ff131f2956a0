// Small pictures of whole dungeons, side by side.
#pragma once

#include "dungeon/dungeon.hpp"
#include "view/panel.hpp"

#include <cstdint>
#include <functional>

namespace doorstring {

// How lit a room is that differs in a duel.
inline constexpr int labDifference = 150;

// How large the cells of all dungeons on such a grid are in an area, in pixels.
int labCellSide(GridSize grid, PixelRect area);

// `longest` is the greatest distance of a room. `light` says how lit a room is, from 0 to 255:
// those that a weight has just changed.
void drawLabDungeon(const Page& page, const Dungeon& dungeon, std::uint32_t longest, PixelRect area,
                    int cellSide, const std::function<int(GridPos)>& light);
// Where a cell is.
PixelRect labCellRect(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos cell);
// The cell at a place of the picture, which may lie outside of the grid.
GridPos labCellAt(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos at);

// What the colours of rooms mean. As much of it as fits.
void drawDungeonLegend(const Page& page, PixelRect area, bool isDuel);

}  // namespace doorstring
