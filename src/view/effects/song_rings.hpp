// What is seen of the song of a choir: rings of light around the singer, in the colour of its note.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the rings; `corner` is the upper left corner of the knight's room.
void drawSong(Canvas& canvas, const World& world, GridPos corner);

}  // namespace doorstring
