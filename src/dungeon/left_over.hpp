// What a configuration asks for and its dungeon has no room for.
#pragma once

#include "dungeon/dungeon.hpp"

#include <string>

namespace doorstring {

// "2 treasure rooms, 1 small lock, the boss's lock", or "" where nothing is left over.
std::string leftOver(const DungeonReport& report);

}  // namespace doorstring
