// The stage of a boss that fights with doors: a door in the middle of each side of its room,
// whether a way leads out there or not.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

namespace doorstring {

inline constexpr int laneWidth = 48;  // pixels, of the lane from a door to the opposite one

// The place of a boss's middle while it stands in a door.
SubPos middleInDoor(const World& world, Direction side);

// The door that is nearest to a place.
Direction nearestDoor(const World& world, SubPos from);

// The lane from a door to the opposite one, inside the walls. Both doors have the same lane.
SubBox laneFrom(const World& world, Direction side);

// Puts a creature somewhere else at once.
void placeAt(Creature& creature, SubPos middle);

// Moves a creature for a tick straight toward a place, through whatever stands in its way, at a
// speed in pixels a second. True once it is there.
bool moveStraightTo(Turn& turn, SubPos goal, int speed);

}  // namespace doorstring
