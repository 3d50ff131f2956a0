#include "dungeon/trace/trace_cursor.hpp"

#include <algorithm>

namespace doorstring {

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
