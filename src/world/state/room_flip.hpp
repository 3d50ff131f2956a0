// Changing rooms: while it lasts both rooms are there, the knight walks through, and nothing else
// moves.
#pragma once

#include "room/room.hpp"
#include "world/motion/box.hpp"

namespace doorstring {

struct RoomFlip {
    Direction direction = Direction::North;
    Room next;
    int tick = 0;
    int ticks = 1;  // 1 or more
    SubPos from;    // the hit box in the next room's coordinates when the flip begins ...
    SubPos to;      // ... and when it ends
};

}  // namespace doorstring
