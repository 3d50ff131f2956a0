// The tiles of one side of a room, counted from the west or from the north, with the gap of a door
// in its middle.
#pragma once

#include "base/direction.hpp"
#include "base/grid_pos.hpp"
#include "room/tiles/door_gap.hpp"

namespace doorstring {

struct SideTiles {
    SideTiles(GridSize size, Direction side)
        : across(side == Direction::North || side == Direction::South),
          length(across ? size.width : size.height),
          line(side == Direction::South  ? size.height - 1
               : side == Direction::East ? size.width - 1
                                         : 0),
          span(doorSpan(length)) {}

    GridPos at(int along) const { return across ? GridPos{along, line} : GridPos{line, along}; }

    bool across;  // whether the tiles lie side by side from west to east
    int length;
    int line;  // the row or column
    DoorSpan span;
};

}  // namespace doorstring
