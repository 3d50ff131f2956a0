// What stops a box that moves along one axis inside a room.
#pragma once

#include "config/creature_parts.hpp"
#include "world/motion/terrain.hpp"

#include <optional>

namespace doorstring {

enum class Axis : std::uint8_t { X, Y };

// The side of a room beyond which a tile lies; null if it is in the room or beyond a corner.
std::optional<Direction> sideBeyond(GridSize room, GridPos tile);

// The shut door that a tile belongs to; null if it belongs to none.
std::optional<Direction> shutDoorAt(const Terrain& terrain, GridPos tile);

// The ground in a wall of the room, where a door is; carved rooms have no walls around them.
bool isDoorway(const Terrain& terrain, GridPos tile);

// Whether the tile stops a body. Outside the room its ways out lead straight on, and all else is
// wall.
bool isSolid(const Terrain& terrain, GridPos tile, Gait gait = Gait::Walks);

bool overlapsSolid(const Terrain& terrain, const SubBox& box, Gait gait = Gait::Walks);

// How far the box can move along the axis: `distance`, or less where something solid is in the way.
// The distance is at most a tile, and the box stands free.
int freeDistance(const Terrain& terrain, const SubBox& box, Axis axis, int distance,
                 Gait gait = Gait::Walks);

}  // namespace doorstring
