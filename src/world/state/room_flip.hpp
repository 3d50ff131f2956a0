// Changing rooms: while it lasts there are both rooms, the knight walks through the door, and
// nothing else moves.
#pragma once

#include "world/motion/box.hpp"
#include "world/state/ground.hpp"

namespace doorstring {

struct RoomFlip {
    Direction direction = Direction::North;
    Room next;
    Ground ground;  // of the next room, as the knight left it or as it was made
    int tick = 0;
    int ticks = 1;  // 1 or more
    SubPos from;    // the hit box in the next room's coordinates when the flip begins ...
    SubPos to;      // ... and when it ends
};

}  // namespace doorstring
