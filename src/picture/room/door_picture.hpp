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

// Draws a door as `look` says, over the open door that drawRoom drew. Does nothing if `look` is
// Open. When the door opens, draw the room again.
void drawDoor(RoomPicture& picture, Direction side, DoorLook look, const TilesetPictures& tileset);

// Draws a strip of wall inside the edge of a room of a carved map, wherever the ground ends at that
// edge. `picture` must be as drawRoom left it. Other rooms have a ring of walls and stay as they
// are.
void drawCutEdges(RoomPicture& picture, const Room& room, const TilesetPictures& tileset);

// Draws bars where the ground of a room of a carved map continues beyond this side.
void shutCutEdge(RoomPicture& picture, const Room& room, Direction side,
                 const TilesetPictures& tileset);

}  // namespace doorstring
