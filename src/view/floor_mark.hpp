// What is carved into the middle of a special room's floor: a skull, a rug, a star.
#pragma once

#include "picture/room_picture.hpp"
#include "view/art.hpp"

namespace doorstring {

// Into the picture of the room as drawRoom left it; only on plain ground. Plain rooms have none.
void drawFloorMark(RoomPicture& picture, const Art& art, const Room& room,
                   const TilesetPictures& tileset);

}  // namespace doorstring
