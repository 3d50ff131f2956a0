// Numbers the cells of a grid row by row so that cell and number turn into each other by shifts: a
// row takes a power of two, and there is a spare row above and below.
#pragma once

#include "base/grid.hpp"

#include <bit>
#include <cassert>
#include <cstdint>

namespace doorstring {

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
