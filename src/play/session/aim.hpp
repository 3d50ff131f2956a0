// What to do next in an adventure, for a player who comes back to it.
#pragma once

#include "world/state/world.hpp"

#include <string>

namespace doorstring {

// Says in one line what to do now, judging by what the knight has seen of the floor. Empty in an
// exploration, while he dies, and once the floor is over.
std::string aimText(const World& world);

// Says what to do in a set piece: its text, up to the first semicolon if there is one.
std::string aimOf(const PieceConfig& piece);

}  // namespace doorstring
