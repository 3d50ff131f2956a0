// What the knight does with what stands in a room: chests are opened, wares bought.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The thing that the knight stands before and faces; null where there is none.
const Thing* thingAhead(const World& world);

// Walked against for a while, or by the sword key, where nothing lives in the room: a chest opens,
// a ware is bought if it is of use and can be paid.
void useThings(World& world, InputFrame input, Events& events);

}  // namespace doorstring
