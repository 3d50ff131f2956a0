// A carved map at one moment of its trace: rock, the rooms and tunnels that are dug out of it so
// far, and then the screens that it is cut into.
#pragma once

#include "picture/growth/growth_picture.hpp"

namespace doorstring {

// The moment's trace must have a map.
void drawGrowingMap(Canvas& canvas, const GrowthArt& art, const GrowthMoment& moment,
                    PixelRect area);

// The size in pixels of a map of `tiles` tiles, if it fits into `most`.
GridSize usualMapSize(GridSize tiles, GridSize most);

}  // namespace doorstring
