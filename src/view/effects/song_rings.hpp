// What is seen of the song of a choir: a ring of light around who sings, in the colour of its note,
// and the stands of all.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the rings; `corner` is the upper left corner of the knight's room.
void drawSong(Canvas& canvas, const World& world, GridPos corner);

}  // namespace doorstring
