// Pools of light.
#pragma once

#include "picture/canvas/canvas.hpp"

namespace doorstring {

// Draws a filled ellipse around its middle.
void drawGlow(Canvas& canvas, GridPos middle, int halfWidth, int halfHeight, Colour colour);

}  // namespace doorstring
