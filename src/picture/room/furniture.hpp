// Furniture shows what a special room is for: a piece in front of a north wall, which covers the
// wall's face and a few pixels of ground that no feet reach, or a sign on a wall; and the hatch in
// the floor of the boss's room. It is decoration, which nothing collides with.
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

// Places the furniture of a room: in the middle of the north wall or, if a door is there, half way
// to the west corner (in an altar, to the east corner). If it does not fit there, it is placed at
// the nearest wall with plain ground along it. Without such a place a sign hangs on the nearest
// face of a wall, or is let into the floor. The boss's room gets a hatch as well, if its middle is
// bare ground. Empty in rooms without a role.
std::vector<PlacedFurniture> furnitureOf(const Room& room);

// Gives a room's picture its furniture and the fires on it. Removes torches that would hang behind
// it; in the boss's room, light from above takes the place of all torches.
void placeFurniture(RoomPicture& picture, const Room& room);

// Draws the furniture as it looks at a tick, without its fires. Crates pushed in front of it cover
// it.
void drawFurniture(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                   std::uint32_t tick, int x, int y);

}  // namespace doorstring
