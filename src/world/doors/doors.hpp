// Lets the knight leave a room: through a door into the next room, or down the stairs. He may have
// to open the door. The stairs open once nothing that can be felled lives in their room.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Begins a flip if the knight leaves the room.
void leaveRoom(World& world, InputFrame input, Events& events);

// Advances the flip by one tick. At the last one the knight is in the next room.
void advanceFlip(World& world, Events& events);

// Opens or refuses a door that the knight has walked against for long enough. A refusal is reported
// only once until he stops pushing.
void pushDoor(World& world, InputFrame input, Events& events);

// Puts the knight into a room as though he had walked in, going `way`.
void enterRoom(World& world, GridPos cell, Direction way);

// Advances the opening of the stairs by one tick, once nothing that can be felled lives in their
// room. They do not swallow a knight who stands on them: he has to step off first.
void openStairs(World& world, Events& events);

// Lets the knight begin to walk down if he steps on open stairs. If a relic in the room is still to
// be taken, the stairs only warn him the first time.
void takeStairs(World& world, Events& events);

// Moves the knight down the stairs for a tick. After the last tick he has left the floor.
void walkDown(World& world);

}  // namespace doorstring
