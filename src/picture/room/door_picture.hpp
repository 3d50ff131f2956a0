// Doors that are not open, drawn into the picture of their room.
#pragma once

#include "picture/room/room_picture.hpp"

namespace doorstring {

enum class DoorLook : std::uint8_t {
    Open,
    Shut,     // a portcullis, until the room is cleared
    Small,    // opened by a small key
    Boss,     // opened by the boss key
    Cracked,  // wall that a bomb opens
};

// The room must have been drawn with a door on that side; an open one stays as it is. When the door
// opens, draw the room anew.
void drawDoor(RoomPicture& picture, Direction side, DoorLook look, const TilesetPictures& tileset);

}  // namespace doorstring
