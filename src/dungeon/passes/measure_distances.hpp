// The pass that counts the rooms from the start to every room, along doors. Right for every
// dungeon, with loops or without; a tree that has just grown knows its distances already.
#pragma once

#include "base/grid.hpp"
#include "room/room.hpp"

#include <cstdint>

namespace doorstring {

inline constexpr std::uint32_t unreached = 0xFFFFFFFFU;

// Cells that cannot be reached from the start are `unreached`.
Grid<std::uint32_t> distancesFrom(GridPos start, const Grid<RoomPlan>& plans);

void measureDistances(GridPos start, Grid<RoomPlan>& plans);

}  // namespace doorstring
