// Through the doors of a room into the next one, and against those that are shut.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Begins a flip if the knight leaves the room.
void leaveThroughDoor(World& world, InputFrame input, Events& events);

// Advances the flip by one tick. With the last one the knight stands in the next room.
void advanceFlip(World& world, Events& events);

// Opens or refuses a door that the knight has walked against for long enough, once until he lets
// go.
void pushDoor(World& world, InputFrame input, Events& events);

// Does what follows when the knight has entered a room, walking this way.
void comeIn(World& world, GridPos cell, Direction way);

}  // namespace doorstring
