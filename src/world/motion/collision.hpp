// What stops a box that moves along one axis inside a room.
#pragma once

#include "world/motion/terrain.hpp"

#include <optional>

namespace doorstring {

enum class Axis : std::uint8_t { X, Y };

// How a body moves: water stops only walkers; nothing but the edge of the room stops a ghost.
enum class Gait : std::uint8_t { Walks, Flies, Ghost };

// The side of a room beyond which a tile lies; none of a tile in the room or beyond a corner.
std::optional<Direction> sideBeyond(GridSize room, GridPos tile);

// The shut door that a tile belongs to.
std::optional<Direction> shutDoorAt(const Terrain& terrain, GridPos tile);

// Outside the room its ways out lead straight on, and all else is wall.
bool isSolid(const Terrain& terrain, GridPos tile, Gait gait = Gait::Walks);

bool overlapsSolid(const Terrain& terrain, const SubBox& box, Gait gait = Gait::Walks);

// How far the box can move along the axis: `distance`, or less where something solid is in the way.
// The distance is at most a tile, and the box stands free.
int freeDistance(const Terrain& terrain, const SubBox& box, Axis axis, int distance,
                 Gait gait = Gait::Walks);

}  // namespace doorstring
