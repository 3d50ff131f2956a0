// Small marks on the picture of a dungeon: what a room is for, and what keeps a door shut.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "room/tiles/door_locks.hpp"
#include "room/tiles/room_kind.hpp"

namespace doorstring {

// A mark is eight pixels wide and seven high; (x, y) is its upper left corner.
void drawKindMark(Canvas& canvas, RoomKind kind, int x, int y);
void drawFarthestMark(Canvas& canvas, int x, int y);

// Four by four pixels; nothing for an open door.
void drawLockMark(Canvas& canvas, DoorLock lock, int x, int y);

}  // namespace doorstring
