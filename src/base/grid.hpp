// A rectangle of values, row by row. Positions outside are a programmer's mistake (asserted).
#pragma once

#include "base/grid_rect.hpp"
#include "base/zeroed_array.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

namespace doorstring {

// Whether a type declares that zero bytes are its Value{}, which makes large grids of it cheap.
template <typename Value>
concept StartsAsZeros = requires {
    requires Value::startsAsZeros;
};

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
    // Row by row, from the upper left.
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
