// What stops a box that moves along one axis inside a room.
#pragma once

#include "room/room.hpp"
#include "world/box.hpp"

#include <optional>

namespace doorstring {

enum class Axis : std::uint8_t { X, Y };

// The shut door that a tile belongs to.
std::optional<Direction> shutDoorAt(const Room& room, int tileX, int tileY);

// Outside the room the tiles of its edge go on for ever: a door leads straight out.
bool isSolid(const Room& room, int tileX, int tileY);

bool overlapsSolid(const Room& room, const SubBox& box);

// How far the box can move along the axis: `distance`, or less where something solid is in the way.
// The distance is at most a tile, and the box stands free.
int freeDistance(const Room& room, const SubBox& box, Axis axis, int distance);

}  // namespace doorstring
