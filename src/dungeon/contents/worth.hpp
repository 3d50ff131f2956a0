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
    int locks = 0;  // locks and cracked walls on the way that leads through the fewest
    int worth = 0;  // rooms from the start, and some more for each lock and for an arena
    bool deadEnd = false;
    bool isWalled = false;   // only a bomb opens the way
    std::uint64_t roll = 0;  // decides between equal sites
};

// The rooms that may have a chest: all rooms that can be reached, except the start, the boss's
// room, shops, altars, rooms that hold a key, and, on a carved map, the exit's screen and screens
// without a place for a chest.
std::vector<Site> sitesFor(const Dungeon& dungeon);

}  // namespace doorstring
