// The pass that counts the rooms from the start to every room, along doors. Right for every
// dungeon, with loops or without; a tree that has just grown knows its distances already.
#pragma once

#include "base/step_field.hpp"
#include "room/room.hpp"

namespace doorstring {

StepField distancesFrom(GridPos start, const Grid<RoomPlan>& plans);

void measureDistances(GridPos start, Grid<RoomPlan>& plans);

}  // namespace doorstring
