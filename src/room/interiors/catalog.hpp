// The interiors that a room can have. A new one is a function and a line in catalog.cpp.
#pragma once

#include "config/interior_parts.hpp"
#include "room/interiors/sketch.hpp"

namespace doorstring {

// Whether a room of this size is large enough for it; pillars fit into every room.
bool fits(Interior interior, GridSize room);

// Draws it into a sketch that is large enough, and makes it fair. Pillars are laid by RoomTiler.
void lay(Interior interior, Sketch& sketch);

}  // namespace doorstring
