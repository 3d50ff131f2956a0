// A place in a trace, and the dungeon as it was there.
#pragma once

#include "base/grid.hpp"
#include "dungeon/trace/trace.hpp"

namespace doorstring {

class TraceCursor {
public:
    // Before the first step: nothing stands. The trace must outlive the cursor.
    explicit TraceCursor(const Trace& trace) : trace_(&trace), plans_(trace.grid()) {}

    // How many steps are done.
    std::size_t at() const { return at_; }
    const Grid<RoomPlan>& plans() const { return plans_; }
    // The step that was done last, if any.
    const TraceStep* step() const { return at_ == 0 ? nullptr : &trace_->step(at_ - 1); }

    // Forward or back, to the end at most.
    void goTo(std::size_t steps);

private:
    const Trace* trace_;
    std::size_t at_ = 0;
    Grid<RoomPlan> plans_;
};

}  // namespace doorstring
