// A rectangle of tiles.
#pragma once

#include "room/tiles/bit_rows.hpp"

namespace doorstring {

struct TileRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr int right() const { return x + width - 1; }    // the last column
    constexpr int bottom() const { return y + height - 1; }  // the last row
    constexpr TileRect grown(int by) const {
        return {x - by, y - by, width + 2 * by, height + 2 * by};
    }
    constexpr bool contains(GridPos p) const {
        return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom();
    }
    constexpr bool meets(const TileRect& other) const {
        return x <= other.right() && other.x <= right() && y <= other.bottom() &&
               other.y <= bottom();
    }
    constexpr GridPos centre() const { return {x + width / 2, y + height / 2}; }

    friend constexpr bool operator==(const TileRect&, const TileRect&) = default;
};

// It must lie in a room.
constexpr BitRows bitsOf(const TileRect& rect) {
    BitRows bits{};
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        bits[static_cast<std::size_t>(y)] = bitSpan(rect.x, rect.width);
    }
    return bits;
}

}  // namespace doorstring
