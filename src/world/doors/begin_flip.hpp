// The way from one room into the next.
#pragma once

#include "config/config.hpp"
#include "world/state/player.hpp"
#include "world/state/room_flip.hpp"

namespace doorstring {

// How far inside the next room's edge the hit box arrives, where nothing solid is in its way there:
// one tile, so that the first step never leads back.
inline constexpr int arrivalDistance = subpixelsPerTile;

RoomFlip beginFlip(const Player& player, const Room& room, Room next, Direction direction,
                   const PlayerConfig& config, int ticks);

}  // namespace doorstring
