// What can be counted about a dungeon.
#pragma once

#include "dungeon/dungeon.hpp"

#include <array>

namespace doorstring {

struct Metrics {
    int rooms = 0;
    int deadEnds = 0;  // rooms with one door, the start included
    int loops = 0;     // doorways more than a tree of these rooms has
    std::uint32_t longestDistance = 0;
    GridPos farthest;                           // the first such room, row by row
    std::array<int, DoorSet::count> byDoors{};  // rooms by DoorSet::bits()
};

Metrics measure(const Dungeon& dungeon);

}  // namespace doorstring
