// Where things stand on the canvas: the HUD strip above, the room below it, smaller rooms in the
// middle.
#pragma once

#include "base/fixed.hpp"
#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"

#include <algorithm>

namespace doorstring {

inline constexpr int hudHeight = 32;  // pixels

struct Layout {
    GridSize canvas;  // pixels
    PixelRect room;
};

// The canvas holds a room of 15 x 9 tiles at least, so that the HUD and menus always have their
// place.
constexpr Layout layoutFor(GridSize roomTiles) {
    const int width = pixelsPerTile * std::max(15, roomTiles.width);
    const int height = pixelsPerTile * std::max(9, roomTiles.height);
    const int roomWidth = pixelsPerTile * roomTiles.width;
    const int roomHeight = pixelsPerTile * roomTiles.height;
    return {
        {width, height + hudHeight},
        {(width - roomWidth) / 2, hudHeight + (height - roomHeight) / 2, roomWidth, roomHeight}};
}

}  // namespace doorstring
