// The rooms around the knight, as far as they have been seen.
#pragma once

#include "view/art.hpp"
#include "world/state/world.hpp"

namespace doorstring {

inline constexpr GridSize minimapCells{9, 7};
inline constexpr GridSize minimapCell{6, 4};  // pixels
inline constexpr GridSize minimapSize{minimapCells.width * minimapCell.width,
                                      minimapCells.height* minimapCell.height};

void drawMinimap(Canvas& canvas, const Art& art, const World& world, int x, int y, bool blink);

}  // namespace doorstring
