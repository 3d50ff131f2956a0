// Fires on walls, and how far their light reaches in a room: over faces and rims of walls, never
// through a wall.
#pragma once

#include "base/grid.hpp"
#include "picture/tiles/tile_kinds.hpp"

#include <cstdint>

namespace doorstring {

// All in pixels, from the room's upper left corner.
struct Fire {
    GridPos corner;              // of the picture
    int height = 0;              // of the part shown, from the top: in a bowl only the flame
    int radius = 0;              // of the light
    Grid<std::uint8_t> reached;  // the square around its middle, 2 * radius a side; 0 is dark

    GridPos middle() const { return {corner.x + 8, corner.y + 6}; }
    friend bool operator==(const Fire&, const Fire&) = default;
};

// Makes a fire on a wall or in front of one, and finds where its light falls.
Fire fireAt(GridPos corner, int height, int radius, const TileKinds& kinds, GridSize room);

}  // namespace doorstring
