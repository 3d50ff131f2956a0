// A dungeon on its way through the passes.
#pragma once

#include "base/grid.hpp"
#include "dungeon/room_bits.hpp"
#include "room/room.hpp"

namespace doorstring {

struct Draft {
    explicit Draft(GridSize grid) : plans(grid), rooms(grid), loose(grid) {}

    Grid<RoomPlan> plans;
    RoomBits rooms;  // the cells that have one
    RoomBits loose;  // rooms with a door that found its place taken by another's growth
};

}  // namespace doorstring
