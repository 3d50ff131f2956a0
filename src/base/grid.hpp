// A rectangle of values, row by row. Positions outside are a programmer's mistake (asserted).
#pragma once

#include "base/grid_pos.hpp"

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace doorstring {

template <typename Value>
class Grid {
public:
    Grid() = default;
    explicit Grid(GridSize size, Value value = {})
        : size_(size), values_(static_cast<std::size_t>(size.area()), value) {}

    GridSize size() const { return size_; }
    int width() const { return size_.width; }
    int height() const { return size_.height; }
    bool contains(GridPos p) const { return size_.contains(p); }

    Value& operator[](GridPos p) { return values_[index(p)]; }
    const Value& operator[](GridPos p) const { return values_[index(p)]; }

    // Row by row, from the upper left.
    std::span<Value> values() { return values_; }
    std::span<const Value> values() const { return values_; }
    std::size_t index(GridPos p) const {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    GridSize size_;
    std::vector<Value> values_;
};

}  // namespace doorstring
