// The chambers of a boss that flees: its room is rebuilt when the knight follows it through one of
// the doors of its stage.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Where the knight stands before a door of the stage.
SubPos beforeDoor(const World& world, Direction side);

// Whether a boss has fled from the room, and that door of the stage leads after it.
bool leadsAfterBoss(const World& world, Direction side);

// Whether the knight can walk to a door of the stage other than the sewn one.
bool canBeFollowed(const World& world, Direction sewn);

// Begins a flip into the next chamber if the knight walks through such a door.
void followBoss(World& world, InputFrame input, Events& events);

}  // namespace doorstring
