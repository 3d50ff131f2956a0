// Furniture shows the role of a special room. A piece stands in front of a wall to its north, and
// covers the wall's face and a few pixels of ground that no feet reach. Where no piece fits, a sign
// takes its place. The boss's room also has a hatch in its floor. Nothing collides with furniture.
#pragma once

#include "picture/tiles/tile_picture.hpp"

#include <vector>

namespace doorstring {

class Canvas;
class Room;
class TilesetPictures;
struct RoomPicture;

struct PlacedFurniture {
    FurnitureSprite sprite = FurnitureSprite::Boss;
    int x = 0;  // pixels from the room's upper left corner
    int y = 0;
    friend constexpr bool operator==(PlacedFurniture, PlacedFurniture) = default;
};

// Returns the furniture of a room: in the middle of the north wall or, if a door is there, half way
// to the west corner (in an altar, to the east corner). If it does not fit there, it is placed at
// the nearest wall with plain ground along it. If there is no such wall, the room gets a sign
// instead: on the nearest face of a wall or, if no face is free, in the floor. The boss's room gets
// a hatch as well, if its middle is bare ground. Empty if the room has no role.
std::vector<PlacedFurniture> furnitureOf(const Room& room);

// Gives a room's picture its furniture and the fires on it. Removes torches that would hang behind
// it; in the boss's room, light from above takes the place of all torches.
void placeFurniture(RoomPicture& picture, const Room& room);

// Draws the furniture as it looks at a tick, without its fires. Crates pushed in front of it cover
// it.
void drawFurniture(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                   std::uint32_t tick, int x, int y);

}  // namespace doorstring
