// How far a bomb will reach, and how far it reached.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// On the ground around each bomb that goes off soon; `corner` is that of the room on the canvas.
void drawBlastMarks(Canvas& canvas, const World& world, GridPos corner);

// Around a blast, so many ticks after it; nothing later on.
void drawBlastRing(Canvas& canvas, GridPos middle, int radius, int ticks);

}  // namespace doorstring
