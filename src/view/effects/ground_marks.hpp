// What is drawn on the ground and in doorways: an arena's portcullises, the stairs, rings of
// blasts.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/tiles/tileset.hpp"
#include "view/effects/one_shots.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// The portcullises of an arena while they move.
class Portcullises {
public:
    // Notes what happened in the last tick; `dungeonNumber` tells one grown dungeon from another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    // The height in pixels of the part of the portcullises that is seen while they move; empty if
    // they do not move.
    std::optional<int> visibleHeight(const World& world, std::uint32_t dungeonNumber) const;

private:
    std::optional<Beginning> lastMove_;  // empty before their first move
    bool falls_ = false;                 // whether that move is a fall
};

// Draws portcullises in the doorways, over all that is on the canvas; `visibleHeight` is in pixels.
// (x, y) is the room's upper left corner on the canvas.
void drawPortcullises(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                      DoorSet doorways, int visibleHeight, int x, int y);

// Draws the stairs of an adventure's floor, if the room has them. Shut stairs are a hatch, and its
// leaves slide apart as the stairs open. (x, y) is the room's upper left corner on the canvas.
void drawStairs(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                const Room& room, int x, int y);

// The number of rows of pixels at the foot of the knight's picture that are below the ground while
// he goes down the stairs; 0 at other times.
int rowsBelowGround(const World& world);

// Marks how far the blast of each bomb that goes off soon will reach. `corner` is the room's upper
// left corner on the canvas.
void drawBlastMarks(Canvas& canvas, const World& world, GridPos corner);

// Draws the ring around a blast, `ticks` after the blast; nothing once the ring is gone.
void drawBlastRing(Canvas& canvas, GridPos middle, int radius, int ticks);

}  // namespace doorstring
