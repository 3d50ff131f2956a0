// Doors that are not open, drawn into the picture of their room.
#pragma once

#include "picture/room/door_look.hpp"
#include "picture/room/room_picture.hpp"

namespace doorstring {

// The room must have been drawn with a door on that side; an open one stays as it is. When the door
// opens, draw the room anew.
void drawDoor(RoomPicture& picture, Direction side, DoorLook look, const TilesetPictures& tileset);

}  // namespace doorstring
