// Tiles of a room as bits, row by row: bit x of a row is column x. A room at most 31 wide fits.
#pragma once

#include <array>
#include <cstdint>

namespace doorstring {

inline constexpr int maxRoomSide = 31;  // tiles

using BitRows = std::array<std::uint32_t, maxRoomSide>;

// `count` bits from bit `first` on.
constexpr std::uint32_t bitSpan(int first, int count) {
    return ((1U << static_cast<unsigned>(count)) - 1U) << static_cast<unsigned>(first);
}

}  // namespace doorstring
