// Writes a trace: knows the dungeon as the steps so far have left it, and notes what changes.
#pragma once

#include "base/grid.hpp"
#include "dungeon/trace/trace.hpp"

#include <optional>

namespace doorstring {

class TraceWriter {
public:
    explicit TraceWriter(GridSize grid) : trace_(grid), plans_(grid) {}

    const Trace& trace() const { return trace_; }
    Trace& trace() { return trace_; }
    const Grid<RoomPlan>& plans() const { return plans_; }

    // Changes belong to the step that is added next.
    void change(GridPos cell, const RoomPlan& after);
    // A doorway from the cell into the room beyond it, on both sides.
    void openDoorway(GridPos cell, Direction side);
    // Number of rooms and longest distance are filled in.
    void add(TraceStep step);
    // What is known of distances counts from the next step on; none: nothing.
    void setLongest(std::optional<std::uint32_t> longest) { longest_ = longest; }
    // How much of a map is carved, from the next step on.
    void setCarved(std::uint32_t steps) { carved_ = steps; }
    bool isMeasured() const { return longest_.has_value(); }

    // Forgets the steps behind the first `steps`, which left nothing standing.
    void cutBack(std::size_t steps);

private:
    Trace trace_;
    Grid<RoomPlan> plans_;
    std::uint32_t rooms_ = 0;
    std::uint32_t carved_ = 0;
    std::optional<std::uint32_t> longest_;
};

}  // namespace doorstring
