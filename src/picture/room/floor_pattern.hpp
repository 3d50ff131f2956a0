// The patterns that the floor of a room is laid with, by the room's kind: inlaid lines, checks and
// carpets.
#pragma once

#include "picture/tiles/tile_kinds.hpp"
#include "picture/tiles/tileset.hpp"
#include "room/tiles/room_plan.hpp"

#include <cstdint>

namespace doorstring {

enum class FloorPattern : std::uint8_t { None, Border, Checks, Lozenge, Runner, Carpet };

// Chooses the pattern of a room: the one that belongs to its kind; some plain rooms have one by
// chance.
FloorPattern floorPatternOf(RoomKind kind, std::uint64_t cosmeticSeed);

// What a floor is laid with. The middle of a runner is `runnerAside` pixels to the right of the
// middle of the room.
struct Flooring {
    Flooring(FloorPattern laid = FloorPattern::None, int aside = 0)
        : pattern(laid), runnerAside(aside) {}

    FloorPattern pattern;
    int runnerAside;
};

// Draws the pattern over the bare ground, below all else.
void drawFloorPattern(Canvas& canvas, const Grid<Tile>& layout, Flooring flooring,
                      const TilesetPictures& tileset);

}  // namespace doorstring
