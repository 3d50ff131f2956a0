// Where the landmark of a floor is: on the way to the boss, in a room with many doors.
#pragma once

#include "dungeon/dungeon.hpp"

#include <optional>

namespace doorstring {

// The cell of the landmark, which is a plain room without a key. Of such rooms on the shortest ways
// from the start to the boss, the one with the most doors is chosen; of several, the one nearest to
// half way. If there is none on these ways, it is chosen likewise from the rooms one door away from
// them. Null if there is none among these either, on a carved map, or without a boss.
std::optional<GridPos> landmarkCell(const Dungeon& dungeon);

}  // namespace doorstring
