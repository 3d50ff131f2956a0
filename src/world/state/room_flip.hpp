// Changing rooms: while it lasts there are both rooms, the knight walks through the door, and
// nothing else moves.
#pragma once

#include "world/motion/box.hpp"
#include "world/state/creatures.hpp"
#include "world/state/ground.hpp"

#include <vector>

namespace doorstring {

struct RoomFlip {
    Direction direction = Direction::North;
    Room next;
    Ground ground;                    // of the next room, as the knight left it or as it was made
    std::vector<Creature> creatures;  // of the next room
    int tick = 0;
    int ticks = 1;  // 1 or more
    SubPos from;    // the hit box in the next room's coordinates when the flip begins ...
    SubPos to;      // ... and when it ends
};

// The number of ticks, 1 or more, that rooms of a size take to slide by at a speed in pixels a
// second.
constexpr int flipTicks(int speed, GridSize room, Direction direction) {
    const bool across = direction == Direction::West || direction == Direction::East;
    const int pixels = (across ? room.width : room.height) * pixelsPerTile;
    return speed == 0 ? 1 : (pixels * ticksPerSecond + speed - 1) / speed;
}

}  // namespace doorstring
