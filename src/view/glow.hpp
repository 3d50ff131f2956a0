// Pools of light.
#pragma once

#include "picture/canvas/canvas.hpp"

namespace doorstring {

// A filled ellipse: so many pixels to each side of its middle, and so many above and below it.
void drawGlow(Canvas& canvas, GridPos middle, int halfWidth, int halfHeight, Colour colour);

}  // namespace doorstring
