// Changing rooms: while it lasts both rooms are there, the knight walks through, and nothing else
// moves.
#pragma once

#include "config/config.hpp"
#include "room/room.hpp"
#include "world/box.hpp"
#include "world/player.hpp"

namespace doorstring {

// How far inside the next room's edge the hit box arrives, where nothing solid is in its way there:
// one tile, so that the first step never leads back.
inline constexpr int arrivalDistance = subpixelsPerTile;

struct RoomFlip {
    Direction direction = Direction::North;
    Room next;
    int tick = 0;
    int ticks = 1;  // 1 or more
    SubPos from;    // the hit box in the next room's coordinates when the flip begins ...
    SubPos to;      // ... and when it ends
};

RoomFlip beginFlip(const Player& player, const Room& room, Room next, Direction direction,
                   const PlayerConfig& config, int ticks);

}  // namespace doorstring
