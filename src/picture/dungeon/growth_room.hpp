// One room on a picture of a dungeon or of its growth: a block of any size with doors. On it are
// written the room's cell and door string, and drawn the signs of its kind, keys and locks.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/canvas/tile_light.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "room/room.hpp"

namespace doorstring {

// Number of ticks that the motion of one step of the trace takes: a room pops up, colours spread.
inline constexpr int growthMotionTicks = 14;

// The size of a room that is `age` ticks old, in 256ths of its final size: it overshoots a little
// and settles.
int poppedSize(int age);

struct GrowthRoom {
    GridPos cell;
    RoomPlan plan;
    Stone stone;
    int drawnSize = 256;  // the size to draw, in 256ths: see poppedSize()
};

class GrowthRoomPainter {
public:
    // Makes a painter for cells of one size. `signs` has the pictures of MapSprite, as on the large
    // map.
    GrowthRoomPainter(Canvas& canvas, const BdfFont& font, const SpriteSheet& signs, GridSize cell);

    // Draws the room; `at` is its cell on the canvas.
    void drawRoom(const GrowthRoom& room, PixelRect at) const;
    // Marks a goal that has no other sign.
    void drawBanner(PixelRect at) const { drawSign(MapSprite::Banner, block(at)); }
    // Marks a plain room that has a chest.
    void drawChest(PixelRect at) const { drawSign(MapSprite::IconTreasure, block(at)); }
    // Draws the lock of a door on the edge between its two cells.
    void drawLock(DoorLock lock, Direction side, PixelRect at) const;
    // Draws the locks of the doors to the south and the east. Called for all rooms, it draws each
    // lock once, because every door to the north or west is the partner of such a door.
    void drawLocks(const RoomPlan& plan, PixelRect at) const;
    // Draws a single door in one colour: a door that leads to no room yet, or that was just opened
    // or sealed.
    void drawDoor(Direction side, PixelRect at, Colour colour) const;

    // The part of a cell that a block fills.
    PixelRect block(PixelRect at) const;

private:
    void drawDoors(const GrowthRoom& room, PixelRect at) const;
    PixelRect way(Direction side, PixelRect at) const;
    void drawLabels(const GrowthRoom& room, PixelRect block) const;
    void drawKind(const RoomPlan& plan, PixelRect block) const;
    int signLeft(PixelRect block) const;
    void drawSign(MapSprite sign, PixelRect block) const;
    // Draws a key in the colour of its locks.
    void drawKey(Holding holds, int x, int y) const;

    Canvas& canvas_;
    const BdfFont& font_;
    const SpriteSheet& signs_;
    GridSize gap_;    // around the block
    int faceHeight_;  // of the block
    int doorWidth_;   // also of the way through the door
};

}  // namespace doorstring
