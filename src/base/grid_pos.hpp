// Positions on a grid and offsets between them are different types: only an offset can be added to
// a position. Coordinates are (x, y), y down.
#pragma once

#include "base/direction.hpp"

#include <cassert>
#include <cstdlib>
#include <limits>

namespace doorstring {

struct GridOffset {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(GridOffset, GridOffset) = default;
    friend constexpr GridOffset operator*(GridOffset a, int n) { return {a.x * n, a.y * n}; }
};

struct GridPos {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(GridPos, GridPos) = default;
    friend constexpr GridPos operator+(GridPos p, GridOffset o) { return {p.x + o.x, p.y + o.y}; }
    friend constexpr GridPos operator-(GridPos p, GridOffset o) { return {p.x - o.x, p.y - o.y}; }
    friend constexpr GridOffset operator-(GridPos a, GridPos b) { return {a.x - b.x, a.y - b.y}; }
};

struct GridSize {
    int width = 0;
    int height = 0;

    constexpr int area() const {
        assert(width == 0 || height <= std::numeric_limits<int>::max() / width);
        return width * height;
    }
    constexpr bool contains(GridPos p) const {
        return p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
    }
    friend constexpr bool operator==(GridSize, GridSize) = default;
};

constexpr GridOffset offsetOf(Direction direction) {
    switch (direction) {
    case Direction::North:
        return {0, -1};
    case Direction::South:
        return {0, 1};
    case Direction::West:
        return {-1, 0};
    case Direction::East:
        return {1, 0};
    }
    return {};
}

// The direction that the longer part of a way leads to; south where there is no way.
constexpr Direction mainDirection(GridOffset way) {
    const auto length = [](int part) { return part < 0 ? -part : part; };
    if (length(way.x) > length(way.y)) {
        return way.x < 0 ? Direction::West : Direction::East;
    }
    return way.y < 0 ? Direction::North : Direction::South;
}

constexpr GridPos neighbour(GridPos p, Direction direction) {
    return p + offsetOf(direction);
}

// Along the sides of the cells, not across their corners.
inline int stepsBetween(GridPos a, GridPos b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace doorstring
