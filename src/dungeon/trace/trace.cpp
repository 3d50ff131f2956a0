#include "dungeon/trace/trace.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

const RoomPlan& Trace::planAfter(std::size_t index) const {
    const auto all = changes(index);
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const CellChange& change) {
        return change.cell == steps_[index].cell;
    });
    assert(found != all.rend());
    return found->after;
}

void Trace::cutBack(std::size_t steps) {
    steps_.resize(steps);
    ends_.resize(steps);
    changes_.resize(steps == 0 ? 0 : ends_.back());
}

void TraceCursor::goTo(std::size_t steps) {
    steps = std::min(steps, trace_->size());
    for (; at_ < steps; ++at_) {
        for (const CellChange& change : trace_->changes(at_)) {
            plans_[change.cell] = change.after;
        }
    }
    for (; at_ > steps; --at_) {
        const auto changes = trace_->changes(at_ - 1);
        for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
            plans_[change->cell] = change->before;
        }
    }
}

}  // namespace doorstring
