// The place and the size of the rolling stone. Its lane is the three middle rows of the room.
#pragma once

#include "room/tiles/room_layout.hpp"
#include "world/motion/box.hpp"
#include "world/state/world.hpp"

#include <utility>

namespace doorstring {

inline constexpr int stoneRadius = 24;  // pixels, of its picture

// The x of the stone's middle at the west and at the east end of its lane, in subpixels.
inline std::pair<int, int> stoneLane(const World& world) {
    const GridRect inside = insideOf(world.room.tiles().size());
    return {inside.x * subpixelsPerTile + toSubpixels(stoneRadius),
            (inside.x + inside.width) * subpixelsPerTile - toSubpixels(stoneRadius)};
}

inline SubPos stoneMiddle(const World& world, const StoneState& stone) {
    return {stone.at, roomCentre(world.room).y};
}

// The box in which the stone hurts the knight while it rolls, and pushes him aside while it rests.
// The box is a little smaller than the picture of the stone.
inline SubBox stoneBox(const World& world, const StoneState& stone) {
    constexpr int width = 2 * stoneRadius - 10;  // pixels
    constexpr int height = 2 * stoneRadius - 4;
    return boxAround(stoneMiddle(world, stone), toSubpixels(width), toSubpixels(height));
}

}  // namespace doorstring
