// The rooms of a dungeon where a way through its locks can turn: start, goal, keys and both sides
// of locked doorways, with how far they are apart along open doors.
#pragma once

#include "base/step_field.hpp"
#include "dungeon/solve/regions.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Waypoints {
public:
    using Number = std::uint8_t;

    Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal);

    Number count() const { return static_cast<Number>(cells_.size()); }
    GridPos cell(Number point) const { return cells_[point]; }
    Number at(GridPos cell) const;
    static constexpr Number start() { return 0; }
    static constexpr Number goal() { return 1; }
    // `unreached` where there is no way along open doors.
    std::uint32_t steps(Number from, Number to) const { return steps_[from * cells_.size() + to]; }

    // Appends the rooms behind `from` up to `to`.
    void walk(Number from, Number to, std::vector<GridPos>& way);

private:
    void add(GridPos cell);
    // Is the way on from a room along open doors.
    auto leads() const {
        return [this](GridPos cell, Direction side) { return isOpen(dungeon_, cell, side); };
    }

    const Dungeon& dungeon_;
    std::vector<GridPos> cells_;
    std::vector<std::uint32_t> steps_;  // by both points
    StepField field_;                   // along open doors, from any of the points
};

}  // namespace doorstring
