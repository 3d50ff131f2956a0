#include "dungeon/trace/trace_writer.hpp"

namespace doorstring {

void TraceWriter::change(GridPos cell, const RoomPlan& after) {
    RoomPlan& plan = plans_[cell];
    if (plan == after) {
        return;
    }
    rooms_ += standsRoom(after) ? 1U : 0U;
    rooms_ -= standsRoom(plan) ? 1U : 0U;
    trace_.change({cell, plan, after});
    plan = after;
}

void TraceWriter::openDoorway(GridPos cell, Direction side) {
    const auto openSide = [&](GridPos at, Direction door) {
        RoomPlan plan = plans_[at];
        plan.doors = plan.doors.with(door);
        change(at, plan);
    };
    openSide(cell, side);
    openSide(neighbour(cell, side), opposite(side));
}

void TraceWriter::add(TraceStep step) {
    step.rooms = rooms_;
    step.carved = carved_;
    step.longest = longest_;
    trace_.add(step);
}

void TraceWriter::cutBack(std::size_t steps) {
    trace_.cutBack(steps);
    plans_ = Grid<RoomPlan>(plans_.size());
    rooms_ = 0;
    carved_ = 0;
    longest_.reset();
}

}  // namespace doorstring
