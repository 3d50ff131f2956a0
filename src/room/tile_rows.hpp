// A room's tiles as bits, row by row: what the interiors work on, as a room at most 31 tiles wide
// fits a 32-bit word a row.
#pragma once

#include "base/grid_pos.hpp"
#include "room/tile.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace doorstring {

inline constexpr int maxRoomSide = 31;  // tiles

// Bit x of a row is column x. What is neither ground nor pillar is wall.
struct TileRows {
    GridSize size;
    std::array<std::uint32_t, maxRoomSide> ground{};
    std::array<std::uint32_t, maxRoomSide> pillars{};

    Tile at(GridPos p) const;
};

// Writes size.area() tiles, row by row.
void expand(const TileRows& rows, std::span<Tile> tiles);

}  // namespace doorstring
