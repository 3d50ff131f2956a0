// A room's sign on a map, small or large.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "picture/sprites/map_sprites.hpp"
#include "world/state/world.hpp"

#include <bitset>

namespace doorstring {

// The cell in the middle of the maps: the knight's room, or the one that he is walking into.
GridPos knightsCell(const World& world);

// Whether the doorway is a cracked wall that still looks like wall. In an adventure cracked walls
// keep the knight out and look like wall until they are broken. In other dungeons they look like
// wall until he has been on both sides.
bool isUnbrokenWall(const World& world, GridPos cell, Direction side);

struct SignStyle {
    bool isHereLit = false;  // whether the knight's place is lit at the moment
    bool showsAll = false;   // whether unknown rooms are shown, too, as if they had been seen
};

// Draws the sign of a room, or nothing if the room is unknown. The knight who has found the floor's
// map knows all its rooms, and with its compass he knows what is in them, except for secret rooms.
// `sheet` has the pictures of MapSprite.
void drawRoomSign(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos cell, int x,
                  int y, SignStyle style);
// The signs that the map screen shows now, a bit for each MapSprite. The pictures of the rooms
// themselves and of the knight are left out.
std::bitset<mapSprites> signsOnMap(const World& world);
// Draws the signs of `cells` columns and rows from `first` on, as far as they are on the grid.
// (x, y) is the upper left corner of the first cell's sign.
void drawRoomSigns(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos first,
                   GridSize cells, int x, int y, SignStyle style);

}  // namespace doorstring
