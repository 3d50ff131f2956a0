// How much the way to a room is worth: far, guarded and locked rooms hold more.
#pragma once

#include "dungeon/dungeon.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

// A room that may have a chest.
struct Site {
    GridPos cell;
    RoomKind kind = RoomKind::Plain;
    int locks = 0;  // number of locks on the way that leads through the fewest
    int worth = 0;  // rooms from the start, and more for each lock and for an arena
    bool deadEnd = false;
    bool isWalled = false;   // only a bomb opens the way
    std::uint64_t roll = 0;  // decides between equal sites
};

// The rooms that may have a chest: all that can be reached but the start, the boss's room, shops,
// altars, rooms that hold a key, and screens of a carved map without a place for it.
std::vector<Site> sitesFor(const Dungeon& dungeon);

}  // namespace doorstring
