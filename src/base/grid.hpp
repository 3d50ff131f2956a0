// Positions on a grid and offsets between them are different types: only an offset can be added to
// a position. Coordinates are (x, y), with y pointing down.
#pragma once

#include "base/direction.hpp"
#include "base/zeroed_array.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

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

// The direction of an offset along its longer axis. If both axes are equally long, it is north or
// south; for a zero offset it is south.
constexpr Direction mainDirection(GridOffset offset) {
    const auto length = [](int part) { return part < 0 ? -part : part; };
    if (length(offset.x) > length(offset.y)) {
        return offset.x < 0 ? Direction::West : Direction::East;
    }
    return offset.y < 0 ? Direction::North : Direction::South;
}

constexpr GridPos neighbour(GridPos p, Direction direction) {
    return p + offsetOf(direction);
}

// Number of steps between two cells, from neighbour to neighbour and never diagonally.
inline int stepsBetween(GridPos a, GridPos b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

// A rectangle of cells, of tiles or of pixels.
struct GridRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr GridPos corner() const { return {x, y}; }
    constexpr GridSize size() const { return {width, height}; }
    constexpr int right() const { return x + width - 1; }    // the last column
    constexpr int bottom() const { return y + height - 1; }  // the last row
    constexpr GridPos centre() const { return {x + width / 2, y + height / 2}; }
    // The rectangle with `margin` more cells on each side; fewer if `margin` is negative.
    constexpr GridRect grown(int margin) const {
        return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
    }
    constexpr bool contains(GridPos p) const { return size().contains(p - GridOffset{x, y}); }
    constexpr bool meets(const GridRect& other) const {
        return x <= other.right() && other.x <= right() && y <= other.bottom() &&
               other.y <= bottom();
    }

    friend constexpr bool operator==(const GridRect&, const GridRect&) = default;
};

// The smallest rectangle that contains both positions.
constexpr GridRect areaBetween(GridPos a, GridPos b) {
    const GridPos corner{std::min(a.x, b.x), std::min(a.y, b.y)};
    return {corner.x, corner.y, std::max(a.x, b.x) - corner.x + 1,
            std::max(a.y, b.y) - corner.y + 1};
}

// The smallest rectangle that contains `area` and `at`.
constexpr GridRect withPosition(GridRect area, GridPos at) {
    const GridPos low{std::min(area.x, at.x), std::min(area.y, at.y)};
    const GridPos high{std::max(area.right(), at.x), std::max(area.bottom(), at.y)};
    return areaBetween(low, high);
}

// All positions of a rectangle, row by row: for (const GridPos cell : cellsOf(size)).
class GridCells {
public:
    explicit constexpr GridCells(const GridRect& rect) : rect_(rect) {
        // A rectangle without columns gets no rows either, so that begin() equals end().
        rect_.height = rect.width > 0 && rect.height > 0 ? rect.height : 0;
    }

    struct Iterator {
        using value_type = GridPos;
        using difference_type = std::ptrdiff_t;

        GridPos at;
        int firstColumn = 0;
        int endColumn = 0;  // one past the last column

        constexpr GridPos operator*() const { return at; }
        constexpr Iterator& operator++() {
            if (++at.x == endColumn) {
                at = {firstColumn, at.y + 1};
            }
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
    };
    constexpr Iterator begin() const { return rowAt(rect_.y); }
    constexpr Iterator end() const { return rowAt(rect_.y + rect_.height); }

private:
    constexpr Iterator rowAt(int y) const { return {{rect_.x, y}, rect_.x, rect_.x + rect_.width}; }

    GridRect rect_;
};

constexpr GridCells cellsOf(GridSize size) {
    return GridCells({0, 0, size.width, size.height});
}
constexpr GridCells cellsIn(const GridRect& rect) {
    return GridCells(rect);
}

// Whether a type declares, by a member startsAsZeros, that Value{} consists of zero bytes. A Grid
// of such values uses a ZeroedArray, so that even a large grid is made quickly.
template <typename Value>
concept StartsAsZeros = requires {
    requires Value::startsAsZeros;
};

// A rectangle of values, row by row. Positions outside are a programmer's mistake (asserted).
template <typename Value>
class Grid {
public:
    Grid() = default;
    explicit Grid(GridSize size) : size_(size), values_(static_cast<std::size_t>(size.area())) {}
    Grid(GridSize size, Value value) : Grid(size) { std::ranges::fill(values_, value); }

    GridSize size() const { return size_; }
    int width() const { return size_.width; }
    int height() const { return size_.height; }
    bool contains(GridPos p) const { return size_.contains(p); }

    Value& operator[](GridPos p) { return values_[index(p)]; }
    const Value& operator[](GridPos p) const { return values_[index(p)]; }

    std::span<const Value> row(int y) const {
        return values().subspan(index({0, y}), static_cast<std::size_t>(size_.width));
    }
    // The values row by row, from the upper left.
    std::span<Value> values() { return {values_.data(), values_.size()}; }
    std::span<const Value> values() const { return {values_.data(), values_.size()}; }
    std::size_t index(GridPos p) const {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }

    friend bool operator==(const Grid& a, const Grid& b) {
        return a.size_ == b.size_ && std::ranges::equal(a.values_, b.values_);
    }

private:
    GridSize size_;
    std::conditional_t<StartsAsZeros<Value>, ZeroedArray<Value>, std::vector<Value>> values_;
};

}  // namespace doorstring
