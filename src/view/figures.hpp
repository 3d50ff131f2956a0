// The knight, the banner, what lies about and the mark of the start room, drawn where they stand in
// a room.
#pragma once

#include "view/art.hpp"
#include "world/world.hpp"

namespace doorstring {

// (x, y): the room's upper left corner on the canvas. `at` is the knight's hit box, in the room.
void drawKnight(Canvas& canvas, const Art& art, const World& world, SubPos at, int x, int y,
                bool reducedMotion);
void drawBanner(Canvas& canvas, const Art& art, const World& world, const Room& room, int x, int y);
void drawThing(Canvas& canvas, const Art& art, const World& world, const Room& room, int x, int y);
void drawStartMark(Canvas& canvas, const Art& art, const Room& room, int x, int y);

}  // namespace doorstring
