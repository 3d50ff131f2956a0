// What high contrast changes in a room before figures are drawn over it.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The colour of outlines in high contrast.
inline constexpr Colour outlineColour{255, 255, 255, 255};

// Dims the tiles of a room that was drawn with this upper left corner, except for what harms or can
// be pushed. The tiles of its doors are framed instead.
void dimTiles(Canvas& canvas, const Room& room, const Ground& ground, GridPos corner);

}  // namespace doorstring
