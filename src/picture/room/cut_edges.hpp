// The walls just beyond the edge of a room that was cut out of a carved map: a strip of them is
// drawn inside, to show where the ground ends and where it goes on.
#pragma once

#include "picture/room/room_picture.hpp"

namespace doorstring {

// Draws into the picture of the room as drawRoom left it. Other rooms have a ring of walls and stay
// as they are.
void drawCutEdges(RoomPicture& picture, const Room& room, const TilesetPictures& tileset);

// Bars where the way leads on over this side of such a room.
void shutCutEdge(RoomPicture& picture, const Room& room, Direction side,
                 const TilesetPictures& tileset);

}  // namespace doorstring
