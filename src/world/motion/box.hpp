// Places and boxes inside a room, in subpixels from the room's upper left corner.
#pragma once

#include "base/direction.hpp"
#include "base/fixed.hpp"

#include <algorithm>
#include <cstdint>

namespace doorstring {

struct SubPos {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(SubPos, SubPos) = default;
};

struct SubBox {
    SubPos at;  // upper left
    int width = 0;
    int height = 0;

    constexpr int right() const { return at.x + width; }
    constexpr int bottom() const { return at.y + height; }
    friend constexpr bool operator==(SubBox, SubBox) = default;
};

constexpr bool overlap(const SubBox& a, const SubBox& b) {
    return a.at.x < b.right() && b.at.x < a.right() && a.at.y < b.bottom() && b.at.y < a.bottom();
}

// The disc around a place.
struct SubDisc {
    SubPos middle;
    int radius = 0;

    constexpr bool contains(SubPos at) const {
        const std::int64_t x = at.x - middle.x;
        const std::int64_t y = at.y - middle.y;
        return x * x + y * y <= std::int64_t{radius} * radius;
    }
};

constexpr bool overlap(const SubDisc& disc, const SubBox& box) {
    return disc.contains({std::clamp(disc.middle.x, box.at.x, box.right()),
                          std::clamp(disc.middle.y, box.at.y, box.bottom())});
}

// The place just before the middle of one side of a box.
constexpr SubPos placeBefore(const SubBox& box, Direction side) {
    const SubPos middle{box.at.x + box.width / 2, box.at.y + box.height / 2};
    switch (side) {
    case Direction::North:
        return {middle.x, box.at.y - 1};
    case Direction::South:
        return {middle.x, box.bottom()};
    case Direction::West:
        return {box.at.x - 1, middle.y};
    case Direction::East:
        return {box.right(), middle.y};
    }
    return middle;
}

// A value nearer to the target by a step, or the target.
constexpr int approached(int from, int to, int step) {
    return from < to ? std::min(from + step, to) : std::max(from - step, to);
}

constexpr int toSubpixels(int pixels) {
    return pixels * subpixelsPerPixel;
}

// Rounded down, below zero too, so that motion is even across the edges of a room.
constexpr int toPixels(int subpixels) {
    return subpixels >= 0 ? subpixels / subpixelsPerPixel
                          : -((-subpixels + subpixelsPerPixel - 1) / subpixelsPerPixel);
}

// The tile row or column that a subpixel lies in.
constexpr int toTile(int subpixels) {
    return subpixels >= 0 ? subpixels / subpixelsPerTile
                          : -((-subpixels + subpixelsPerTile - 1) / subpixelsPerTile);
}

}  // namespace doorstring
