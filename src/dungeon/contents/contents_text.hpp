// What lies where, for people.
#pragma once

#include "dungeon/contents/contents.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// "bow", "14 coins".
std::string toString(const Loot& loot);

// "chests: (4, 2) bombs, (1, 3) map" and a line for each shop, "shop (2, 5): heart for 8"; none
// where nothing lies anywhere. Each ends with a new line.
std::vector<std::string> contentsLines(const Contents& contents);

}  // namespace doorstring
