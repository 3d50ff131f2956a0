// Where the landmark of a floor is: on the way to the boss, in a room with many doors.
#pragma once

#include "dungeon/dungeon.hpp"

#include <optional>

namespace doorstring {

// The cell of the landmark: a plain room that holds no key. Of those on the shortest ways from the
// start to the boss, it is the one with the most doors; of several, the one nearest to half way. If
// these ways have no such room, it is one behind a door of their rooms, chosen likewise. Null if
// there is none there either, on a carved map, or without a boss.
std::optional<GridPos> landmarkCell(const Dungeon& dungeon);

}  // namespace doorstring
