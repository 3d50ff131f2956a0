// The stairs of an adventure's floor: a hatch while they are shut, whose leaves draw apart.
#pragma once

#include "picture/tiles/tileset.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Nothing in rooms without stairs. (x, y) is the room's upper left corner on the canvas.
void drawStairs(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                const Room& room, int x, int y);

// How many of the lower rows of the knight's picture are below the ground.
int rowsBelowGround(const World& world);

}  // namespace doorstring
