// Where the landmark of a floor is: on the way to the boss, in a room with many doors.
#pragma once

#include "dungeon/dungeon.hpp"

#include <optional>

namespace doorstring {

// The cell of the landmark, which is a plain room without a key. It is chosen from such rooms on
// the shortest ways from the start to the boss: the one with the most doors or, of several, the one
// nearest to half way. If no room on these ways will do, it is chosen in the same manner from the
// rooms one door away from them. Null if no room will do there either, on a carved map, or without
// a boss.
std::optional<GridPos> landmarkCell(const Dungeon& dungeon);

}  // namespace doorstring
