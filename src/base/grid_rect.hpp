// A rectangle of cells, of tiles or of pixels.
#pragma once

#include "base/grid_pos.hpp"

#include <algorithm>
#include <cstddef>

namespace doorstring {

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
    // With `by` more on each side.
    constexpr GridRect grown(int by) const {
        return {x - by, y - by, width + 2 * by, height + 2 * by};
    }
    constexpr bool contains(GridPos p) const { return size().contains(p - GridOffset{x, y}); }
    constexpr bool meets(const GridRect& other) const {
        return x <= other.right() && other.x <= right() && y <= other.bottom() &&
               other.y <= bottom();
    }

    friend constexpr bool operator==(const GridRect&, const GridRect&) = default;
};

// The rectangle that has both in its corners.
constexpr GridRect areaBetween(GridPos a, GridPos b) {
    const GridPos corner{std::min(a.x, b.x), std::min(a.y, b.y)};
    return {corner.x, corner.y, std::max(a.x, b.x) - corner.x + 1,
            std::max(a.y, b.y) - corner.y + 1};
}

// All places of a rectangle, row by row: for (const GridPos cell : cellsOf(size)).
class GridCells {
public:
    explicit constexpr GridCells(const GridRect& rect) : rect_(rect) {
        rect_.height = rect.width > 0 && rect.height > 0 ? rect.height : 0;
    }

    struct Iterator {
        using value_type = GridPos;
        using difference_type = std::ptrdiff_t;

        GridPos at;
        int left = 0;
        int end = 0;  // behind the last column

        constexpr GridPos operator*() const { return at; }
        constexpr Iterator& operator++() {
            if (++at.x == end) {
                at = {left, at.y + 1};
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

}  // namespace doorstring
