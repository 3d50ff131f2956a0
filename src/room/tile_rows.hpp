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

using BitRows = std::array<std::uint32_t, maxRoomSide>;

// Bit x of a row is column x. What is neither ground nor pillar is wall. Rows below size.height
// are not set.
struct TileRows {
    GridSize size;
    BitRows ground;
    BitRows pillars;

    Tile at(GridPos p) const;
};

// Writes size.area() tiles, row by row.
void expand(const TileRows& rows, std::span<Tile> tiles);

// `count` bits from bit `first` on.
constexpr std::uint32_t bitSpan(int first, int count) {
    return ((1U << static_cast<unsigned>(count)) - 1U) << static_cast<unsigned>(first);
}

}  // namespace doorstring
