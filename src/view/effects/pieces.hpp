// The pieces that a creature bursts into.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"

namespace doorstring {

inline constexpr int pieceTicks = 26;  // until the last is gone

// In the colours of one of its pictures, so many ticks after it burst.
void drawPieces(Canvas& canvas, const SpriteSheet& sheet, int picture, int ticks, GridPos middle);

}  // namespace doorstring
