// The twelve dungeons of the Lab, or in a duel six pairs of them.
#pragma once

#include "lab/page/lab_screen.hpp"

namespace doorstring {

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The side of a cell in pixels, the same for all dungeons on such a grid.
int labCellSide(GridSize grid, PixelRect area);
// The cell at a place of the picture, which may lie outside of the grid.
GridPos labCellAt(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos at);

}  // namespace doorstring
