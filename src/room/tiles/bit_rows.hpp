// Tiles of a room as bits, row by row: bit x of a row is column x. A room at most 31 wide fits.
#pragma once

#include "base/grid_pos.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorstring {

inline constexpr int maxRoomSide = 31;  // tiles

using BitRows = std::array<std::uint32_t, maxRoomSide>;

// `count` bits from bit `first` on.
constexpr std::uint32_t bitSpan(int first, int count) {
    return ((1U << static_cast<unsigned>(count)) - 1U) << static_cast<unsigned>(first);
}

constexpr bool hasBit(const BitRows& rows, GridPos p) {
    return (rows[static_cast<std::size_t>(p.y)] >> static_cast<unsigned>(p.x) & 1U) != 0;
}

constexpr void addBit(BitRows& rows, GridPos p) {
    rows[static_cast<std::size_t>(p.y)] |= 1U << static_cast<unsigned>(p.x);
}

}  // namespace doorstring
