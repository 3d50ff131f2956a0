// What high contrast changes in a room before figures are drawn over it.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// The colour of outlines in high contrast.
inline constexpr Colour outlineColour{255, 255, 255, 255};

// Dims the tiles of a room, whose upper left corner is `corner`, but not those that harm or can be
// pushed. The tiles of its doors are framed instead of dimmed.
void dimTiles(Canvas& canvas, const Room& room, const Ground& ground, GridPos corner);

}  // namespace doorstring
