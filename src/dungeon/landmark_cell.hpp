// Where the landmark of a floor is: the room that most ways lead through.
#pragma once

#include "dungeon/dungeon.hpp"

#include <optional>

namespace doorstring {

// The plain room without a key on a shortest way from the start to the boss that has most doors,
// and of these the one nearest to the middle of that way. If the way has no such room, one beside
// it; null if the dungeon has no boss or no such room.
std::optional<GridPos> landmarkCell(const Dungeon& dungeon);

}  // namespace doorstring
