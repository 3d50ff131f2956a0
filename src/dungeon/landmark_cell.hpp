// Where the landmark of a floor is: the room that most ways lead through.
#pragma once

#include "dungeon/dungeon.hpp"

#include <optional>

namespace doorstring {

// Of the plain rooms without a key on the shortest ways from the start to the boss, the one with
// the most doors, and of these the one nearest to half way. If there is no such room, one beside
// those ways; null if that is missing too, on a carved map, or without a boss.
std::optional<GridPos> landmarkCell(const Dungeon& dungeon);

}  // namespace doorstring
