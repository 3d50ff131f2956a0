// The rooms of a dungeon where a way through its locks can turn: start, goal, keys and both sides
// of locked doorways, with how far they are apart along open doors.
#pragma once

#include "dungeon/solve/regions.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Waypoints {
public:
    using Number = std::uint8_t;
    static constexpr std::uint32_t apart = 0xFFFFFFFFU;  // no way along open doors

    Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal);

    Number count() const { return static_cast<Number>(cells_.size()); }
    GridPos cell(Number point) const { return cells_[point]; }
    Number at(GridPos cell) const;
    static constexpr Number start() { return 0; }
    static constexpr Number goal() { return 1; }
    std::uint32_t steps(Number from, Number to) const { return steps_[from * cells_.size() + to]; }

    // Appends the rooms behind `from` up to `to`.
    void walk(Number from, Number to, std::vector<GridPos>& way);

private:
    void add(GridPos cell);
    // Steps along open doors from a room to all of its region, in floor_, until the next call.
    void flood(GridPos from);

    const Dungeon& dungeon_;
    std::vector<GridPos> cells_;
    std::vector<std::uint32_t> steps_;  // by both points
    Grid<std::uint32_t> floor_;
    std::vector<GridPos> flooded_;
};

}  // namespace doorstring
