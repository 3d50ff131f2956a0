// An expedition's dungeon in words, for the log and the message line.
#pragma once

#include "world/expedition.hpp"

#include <string>

namespace doorstring {

// "7K2M-Q9XA: 32 rooms, 11 dead ends, longest path: 9 rooms"
std::string summary(const World& world);
// "7K2M-Q9XA again: rooms 32 → 41, dead ends 11 → 6, longest path 9 → 17"
std::string comparison(const Metrics& before, const World& after);

}  // namespace doorstring
