#include "study/trace/trace.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <queue>

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

namespace {

// Cells by their number, row by row. A sweep takes the smallest number next.
using Sweep = std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>>;

}  // namespace

std::vector<Placement> sweepOrder(GridPos start, const Grid<RoomPlan>& plans) {
    constexpr std::array doors{Direction::North, Direction::West, Direction::East,
                               Direction::South};
    const auto width = static_cast<std::size_t>(plans.width());
    std::vector<Placement> order;
    Grid<std::uint8_t> placed(plans.size());
    placed[start] = 1;
    Sweep now;
    now.push(plans.index(start));
    for (std::uint32_t sweep = 1; !now.empty(); ++sweep) {
        Sweep next;
        while (!now.empty()) {
            const std::size_t number = now.top();
            now.pop();
            const GridPos cell{static_cast<int>(number % width), static_cast<int>(number / width)};
            for (const Direction door : doors) {
                const GridPos to = neighbour(cell, door);
                if (!plans[cell].doors.has(door) || !plans.contains(to) || placed[to] != 0) {
                    continue;
                }
                placed[to] = 1;
                order.push_back({to, opposite(door), sweep});
                // A room ahead of the sweep grows in the same sweep, a room behind it in the next.
                const std::size_t toNumber = plans.index(to);
                (toNumber > number ? now : next).push(toNumber);
            }
        }
        std::swap(now, next);
    }
    return order;
}

std::vector<Placement> listedOrder(GridPos start, const Grid<RoomPlan>& plans,
                                   std::span<const GridPos> cells) {
    std::vector<Placement> order;
    for (const GridPos cell : cells) {
        if (cell == start) {
            continue;
        }
        for (const Direction side : plans[cell].doors) {
            // A room was placed from its only neighbour that is nearer to the start.
            if (plans[neighbour(cell, side)].distance < plans[cell].distance) {
                order.push_back({cell, side});
            }
        }
    }
    return order;
}

}  // namespace doorstring
