// Choosing among the knight's items and using the one that is chosen. Each has a file beside this
// one.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Each press of a key chooses or uses once. A use that is refused costs nothing.
void useItems(World& world, InputFrame input, Events& events);

// Whether an item keeps the knight where he is and as he faces: a bow, or the hook while it is out.
bool isBusy(const World& world);

// One tick of what has been laid, shot and thrown.
void advanceTools(World& world, Events& events);

}  // namespace doorstring
