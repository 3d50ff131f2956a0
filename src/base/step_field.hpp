// Searches the cells of a grid breadth first. Finds the number of steps from the start to each
// cell, and a shortest way back.
#pragma once

#include "base/direction.hpp"
#include "base/grid.hpp"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace doorstring {

inline constexpr std::uint32_t unreached = 0xFFFFFFFFU;

// The result of a search. `leads(cell, side)` returns whether one can step from a cell to its
// neighbour on that side; it must return false if the neighbour would be outside the grid.
class StepField {
public:
    explicit StepField(GridSize size) : steps_(size, unreached) {}

    // Searches from `start`; the result replaces that of the last search. The cost depends on the
    // cells that this search and the last one reach, not on the size of the grid.
    template <typename Leads>
    void flood(GridPos start, Leads leads);

    std::uint32_t operator[](GridPos cell) const { return steps_[cell]; }
    // The cells that were reached, the nearest first.
    const std::vector<GridPos>& reached() const { return reached_; }

    // Returns the cells of a shortest way back to the start, with both ends. `from` must have been
    // reached, and every step of the flood must be possible in reverse, too.
    template <typename Leads>
    std::vector<GridPos> wayBack(GridPos from, Leads leads) const;

private:
    Grid<std::uint32_t> steps_;
    std::vector<GridPos> reached_;
};

template <typename Leads>
void StepField::flood(GridPos start, Leads leads) {
    for (const GridPos cell : reached_) {
        steps_[cell] = unreached;
    }
    reached_.assign(1, start);
    steps_[start] = 0;
    for (std::size_t i = 0; i < reached_.size(); ++i) {
        const GridPos cell = reached_[i];
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(cell, side);
            if (leads(cell, side) && steps_[to] == unreached) {
                steps_[to] = steps_[cell] + 1;
                reached_.push_back(to);
            }
        }
    }
}

template <typename Leads>
std::vector<GridPos> StepField::wayBack(GridPos from, Leads leads) const {
    std::vector<GridPos> way{from};
    while (steps_[way.back()] != 0) {
        const GridPos cell = way.back();
        for (const Direction side : allDirections) {
            if (leads(cell, side) && steps_[neighbour(cell, side)] + 1 == steps_[cell]) {
                way.push_back(neighbour(cell, side));
                break;
            }
        }
        assert(way.back() != cell);
    }
    return way;
}

}  // namespace doorstring
