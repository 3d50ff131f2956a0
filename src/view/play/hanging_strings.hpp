// The strings that the Weaver hangs by: from the loom on her back to the knots on the walls, or
// straight up while she comes down. The strings of the String's puppets lead straight up, and so
// does the string that pulls the knight to its other end. Also the sign of the Weaver's pull.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Draws the strings in the knight's room, whose upper left corner is `corner`. Before the Weaver
// pulls they tremble, but only if `trembles`.
void drawHangingStrings(Canvas& canvas, const World& world, GridPos corner, int tickShare,
                        bool trembles);

// Draws the taut string that pulls the knight, from the top of the room to him; nothing if no
// string pulls him. `knight` is the place of his hit box.
void drawTautString(Canvas& canvas, const World& world, GridPos corner, SubPos knight);

// Draws the sign that the room is about to become its mirror, while the Weaver announces her pull.
void drawMirrorSign(Canvas& canvas, const World& world, GridPos corner, bool reducedMotion);

}  // namespace doorstring
