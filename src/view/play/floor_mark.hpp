// What is carved into the floor of a special room, in its middle most of the time: a skull, a rug,
// a star.
#pragma once

#include "picture/room/room_picture.hpp"
#include "view/art.hpp"
#include "world/motion/box.hpp"

namespace doorstring {

// Into the picture of the room as drawRoom left it; only on plain ground. Plain rooms have none.
void drawFloorMark(RoomPicture& picture, const Art& art, const Room& room,
                   const TilesetPictures& tileset, SubPos middle);

}  // namespace doorstring
