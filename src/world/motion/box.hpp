// Places and boxes inside a room, in subpixels from the room's upper left corner.
#pragma once

#include "base/direction.hpp"
#include "base/fixed.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace doorstring {

struct SubPos {
    int x = 0;
    int y = 0;
    friend constexpr bool operator==(SubPos, SubPos) = default;
    friend constexpr SubPos operator+(SubPos at, GridOffset by) {
        return {at.x + by.x, at.y + by.y};
    }
    friend constexpr SubPos operator-(SubPos at, GridOffset by) {
        return {at.x - by.x, at.y - by.y};
    }
    friend constexpr GridOffset operator-(SubPos a, SubPos b) { return {a.x - b.x, a.y - b.y}; }
    constexpr SubPos& operator+=(GridOffset by) { return *this = *this + by; }
};

// These measure an offset: both axes added, or the longer one alone.
inline int sumOfAxes(GridOffset offset) {
    return std::abs(offset.x) + std::abs(offset.y);
}
inline int longerAxis(GridOffset offset) {
    return std::max(std::abs(offset.x), std::abs(offset.y));
}

struct SubBox {
    SubPos at;  // upper left
    int width = 0;
    int height = 0;

    constexpr int right() const { return at.x + width; }
    constexpr int bottom() const { return at.y + height; }
    constexpr SubBox grown(int by) const {
        return {{at.x - by, at.y - by}, width + 2 * by, height + 2 * by};
    }
    friend constexpr bool operator==(SubBox, SubBox) = default;
};

constexpr SubPos centreOf(const SubBox& box) {
    return {box.at.x + box.width / 2, box.at.y + box.height / 2};
}

constexpr SubBox boxAround(SubPos middle, int width, int height) {
    return {{middle.x - width / 2, middle.y - height / 2}, width, height};
}

// The smallest box that holds both boxes.
constexpr SubBox boundingBox(const SubBox& one, const SubBox& other) {
    const SubPos at{std::min(one.at.x, other.at.x), std::min(one.at.y, other.at.y)};
    return {at, std::max(one.right(), other.right()) - at.x,
            std::max(one.bottom(), other.bottom()) - at.y};
}

// The part that is in both boxes, which have to overlap.
constexpr SubBox commonPart(const SubBox& one, const SubBox& other) {
    const SubPos at{std::max(one.at.x, other.at.x), std::max(one.at.y, other.at.y)};
    return {at, std::min(one.right(), other.right()) - at.x,
            std::min(one.bottom(), other.bottom()) - at.y};
}

// The box, moved so that its middle is at `middle`.
constexpr SubBox centred(const SubBox& box, SubPos middle) {
    return boxAround(middle, box.width, box.height);
}

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

// The point just outside a box, at the middle of one side.
constexpr SubPos pointJustOutside(const SubBox& box, Direction side) {
    const SubPos middle = centreOf(box);
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

// The value after one step from `from` toward `to`, which it does not pass.
constexpr int approached(int from, int to, int step) {
    return from < to ? std::min(from + step, to) : std::max(from - step, to);
}

constexpr int toSubpixels(int pixels) {
    return pixels * subpixelsPerPixel;
}

// The whole pixels of a coordinate. A coordinate below zero is rounded down, too, so that motion is
// even across the edges of a room.
constexpr int toPixels(int subpixels) {
    return subpixels >= 0 ? subpixels / subpixelsPerPixel
                          : -((-subpixels + subpixelsPerPixel - 1) / subpixelsPerPixel);
}

// The row or column of tiles that a subpixel is in.
constexpr int toTile(int subpixels) {
    return subpixels >= 0 ? subpixels / subpixelsPerTile
                          : -((-subpixels + subpixelsPerTile - 1) / subpixelsPerTile);
}

}  // namespace doorstring
