// The pass that takes out every door whose neighbour has no door back.
#pragma once

#include "base/grid.hpp"
#include "room/room.hpp"

namespace doorstring {

void seal(Grid<RoomPlan>& plans);

}  // namespace doorstring
