// Doors that are not open, and the edges of rooms of a carved map, drawn into the room's picture.
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

// Draws a strip of wall along the edges of a room of a carved map, wherever a walkable tile has no
// way out over that edge. Does nothing in other rooms, which have a ring of walls. `picture` must
// be as drawRoom left it.
void drawCutEdges(RoomPicture& picture, const Room& room, const TilesetPictures& tileset);

// Draws bars where the ground of a room of a carved map continues beyond this side.
void drawCutEdgeBars(RoomPicture& picture, const Room& room, Direction side,
                     const TilesetPictures& tileset);

}  // namespace doorstring
