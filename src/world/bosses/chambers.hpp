// The chambers of a boss that flees: its room is rebuilt when the knight follows it through one of
// the doors of its stage.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The place just inside a door of the stage, where the knight can walk out through it.
SubPos placeBeforeDoor(const World& world, Direction side);

// The doors of the stage that the knight can walk to.
DoorSet doorsInReach(const World& world);

// The doors in reach through which the knight can follow a boss that has fled from the room; empty
// if no boss has fled.
DoorSet doorsToFollowThrough(const World& world);

// Whether a flip is under way and leads into a chamber.
bool flipsIntoChamber(const World& world);

// Begins a flip into the next chamber if the knight walks through a door of doorsToFollowThrough().
void followBoss(World& world, InputFrame input, Events& events);

}  // namespace doorstring
