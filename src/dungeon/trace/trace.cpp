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

}  // namespace doorstring
