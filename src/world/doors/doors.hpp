// Through the doors of a room into the next one, and against those that are shut.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Begins a flip where the knight leaves the room.
void leaveThroughDoor(World& world, InputFrame input, Events& events);

// One tick of the flip. With the last one the knight stands in the next room.
void advanceFlip(World& world, Events& events);

// A door held against long enough opens or refuses, once until the knight lets go of it.
void pushDoor(World& world, InputFrame input, Events& events);

// The knight stands in a room that he has come into while he walked this way.
void comeIn(World& world, GridPos cell, Direction way);

}  // namespace doorstring
