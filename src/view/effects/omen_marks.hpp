// Omens on the ground: where the room is about to hurt, filling up as the time runs out, and where
// it hurts.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws all omens of the knight's room, whose upper left corner is `corner`.
void drawOmens(Canvas& canvas, const World& world, GridPos corner);

}  // namespace doorstring
