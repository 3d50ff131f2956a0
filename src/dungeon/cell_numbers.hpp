// Numbers the cells of a grid row by row so that cell and number turn into each other by shifts: a
// row takes a power of two, and there is a spare row above and below.
#pragma once

#include "base/grid.hpp"

#include <bit>
#include <cassert>
#include <cstdint>

namespace doorstring {

// Whether all four neighbours of a cell of the grid are in the grid. One unsigned comparison a
// direction, as a number below 0 becomes a large one; this holds for grids of one row or column as
// well. No branch, as borders are hard to predict.
constexpr bool isInside(GridPos cell, GridSize grid) {
    const bool column = static_cast<unsigned>(cell.x - 1) < static_cast<unsigned>(grid.width - 2);
    const bool row = static_cast<unsigned>(cell.y - 1) < static_cast<unsigned>(grid.height - 2);
    return (static_cast<unsigned>(column) & static_cast<unsigned>(row)) != 0;
}

class CellNumbers {
public:
    explicit constexpr CellNumbers(GridSize grid)
        : shift_(std::countr_zero(std::bit_ceil(static_cast<std::uint32_t>(grid.width)))),
          count_(static_cast<std::uint32_t>(grid.height + 2) << shift_) {
        assert(count_ >> shift_ == static_cast<std::uint32_t>(grid.height + 2));
    }

    constexpr std::uint32_t count() const { return count_; }
    constexpr std::uint32_t of(GridPos cell) const {
        return (static_cast<std::uint32_t>(cell.y + 1) << shift_) +
               static_cast<std::uint32_t>(cell.x);
    }
    constexpr GridPos cell(std::uint32_t number) const {
        return {static_cast<int>(number & ((1U << shift_) - 1U)),
                static_cast<int>(number >> shift_) - 1};
    }
    // From one row to the next.
    constexpr std::uint32_t pitch() const { return 1U << shift_; }

private:
    int shift_;
    std::uint32_t count_;
};

}  // namespace doorstring
