// Sets of tiles of a room as bits, row by row: bit x of a row is column x. Rooms are at most 31
// tiles wide and high.
#pragma once

#include "base/grid.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace doorstring {

inline constexpr int maxRoomSide = 31;  // tiles

struct BitRows : std::array<std::uint32_t, maxRoomSide> {};

// A row in which `count` bits are set, from bit `first` on.
constexpr std::uint32_t bitSpan(int first, int count) {
    return ((1U << static_cast<unsigned>(count)) - 1U) << static_cast<unsigned>(first);
}

constexpr bool hasBit(const BitRows& rows, GridPos p) {
    return (rows[static_cast<std::size_t>(p.y)] >> static_cast<unsigned>(p.x) & 1U) != 0;
}

constexpr void addBit(BitRows& rows, GridPos p) {
    rows[static_cast<std::size_t>(p.y)] |= bitSpan(p.x, 1);
}

constexpr void removeBit(BitRows& rows, GridPos p) {
    rows[static_cast<std::size_t>(p.y)] &= ~bitSpan(p.x, 1);
}

constexpr BitRows oneBit(GridPos p) {
    BitRows rows{};
    addBit(rows, p);
    return rows;
}

constexpr BitRows operator|(BitRows a, const BitRows& b) {
    for (std::size_t y = 0; y < a.size(); ++y) {
        a[y] |= b[y];
    }
    return a;
}

constexpr BitRows operator&(BitRows a, const BitRows& b) {
    for (std::size_t y = 0; y < a.size(); ++y) {
        a[y] &= b[y];
    }
    return a;
}

// The bits of `a` that are not in `b`.
constexpr BitRows operator-(BitRows a, const BitRows& b) {
    for (std::size_t y = 0; y < a.size(); ++y) {
        a[y] &= ~b[y];
    }
    return a;
}

constexpr bool anyBit(const BitRows& rows) {
    std::uint32_t any = 0;
    for (const std::uint32_t row : rows) {
        any |= row;
    }
    return any != 0;
}

constexpr bool anyInBoth(const BitRows& a, const BitRows& b) {
    return anyBit(a & b);
}

// The tiles of a rectangle, which must be within the room.
constexpr BitRows bitsOf(const GridRect& rect) {
    BitRows bits{};
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        bits[static_cast<std::size_t>(y)] = bitSpan(rect.x, rect.width);
    }
    return bits;
}

// The first set bit, row by row, each from the left; null if there is none.
constexpr std::optional<GridPos> firstBit(const BitRows& rows) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (rows[y] != 0) {
            return GridPos{std::countr_zero(rows[y]), static_cast<int>(y)};
        }
    }
    return std::nullopt;
}

// Calls a function for each set bit, row by row, each from the left.
template <typename Visit>
constexpr void forEachBit(const BitRows& rows, Visit visit) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::uint32_t rest = rows[y]; rest != 0; rest &= rest - 1) {
            visit(GridPos{std::countr_zero(rest), static_cast<int>(y)});
        }
    }
}

// The tiles for which `holds` is true.
template <typename Value, typename Holds>
BitRows bitsWhere(const Grid<Value>& tiles, Holds holds) {
    BitRows rows{};
    const Value* begin = tiles.values().data();
    for (int y = 0; y < tiles.height(); ++y) {
        const Value* tile = begin + tiles.width();
        std::uint32_t row = 0;
        while (tile != begin) {
            row = 2 * row + (holds(*--tile) ? 1U : 0U);
        }
        rows[static_cast<std::size_t>(y)] = row;
        begin += tiles.width();
    }
    return rows;
}

}  // namespace doorstring
