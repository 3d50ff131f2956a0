// The way from one room into the next.
#pragma once

#include "world/motion/body.hpp"
#include "world/state/room_flip.hpp"

namespace doorstring {

// From where the knight is to inside of the next room's edge.
RoomFlip beginFlip(const Body& body, const Room& room, Room next, Ground ground,
                   Direction direction, int ticks);

}  // namespace doorstring
