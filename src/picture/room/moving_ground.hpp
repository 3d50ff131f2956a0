// The parts of a room's picture that change during play: what moves by itself, and what is pushed.
#pragma once

#include "picture/room/room_picture.hpp"

#include <cstdint>

namespace doorstring {

// Brings water, grass and spikes in the picture up to date; cheap where nothing has changed. Takes
// the picture as drawRoom left it, apart from doors.
void drawMovingGround(RoomPicture& picture, const TilesetPictures& tileset, GroundClock clock);

// A crate or a block on its way from tile to tile. (x, y) is its upper left corner on the canvas;
// it belongs above the ground and below what stands in front of it. One at rest is a tile of the
// room and so in the room's picture.
void drawPushed(Canvas& canvas, const TilesetPictures& tileset, Tile tile, int x, int y);

}  // namespace doorstring
