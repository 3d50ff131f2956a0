#include "study/trace/trace.hpp"

#include "dungeon/ascii.hpp"

#include <fmt/format.h>

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

std::string placedText(const TraceStep& step, const RoomPlan& plan) {
    const std::string where = fmt::format("{} {}", cellText(step.cell), toString(plan.doors));
    if (step.number > 0) {
        return fmt::format("sweep {}: room {}", step.number, where);
    }
    if (plan.kind == RoomKind::Plain) {
        return fmt::format("{}: room {}", step.pass, where);
    }
    return fmt::format("{}: {} room {}", step.pass, name(plan.kind), where);
}

std::string carvedText(const Trace& trace, const TraceStep& step) {
    const CarveStep& carved = trace.map()->steps()[step.carved - 1];
    const GridSize size = carved.area.size();
    if (carved.isRoom) {
        return fmt::format("{}: room of {} x {} tiles at {}", step.pass, size.width, size.height,
                           cellText(carved.area.corner()));
    }
    return fmt::format("{}: {} tunnel, {} tiles long", step.pass,
                       size.width > size.height ? "horizontal" : "vertical",
                       std::max(size.width, size.height));
}

std::string lockedText(const TraceStep& step, const RoomPlan& plan) {
    const DoorLock lock = plan.locks.at(step.side);
    const std::string door =
        fmt::format("{}: door {} of {}", step.pass, letter(step.side), cellText(step.cell));
    if (lock == DoorLock::None) {
        return door + " is unlocked again";
    }
    return lock == DoorLock::Cracked ? door + " becomes a cracked wall"
                                     : fmt::format("{} gets a {} lock", door, name(lock));
}

std::string keyText(const TraceStep& step, const RoomPlan& plan) {
    switch (plan.holds) {
    case Holding::SmallKey:
        return fmt::format("{}: small key placed in {}", step.pass, cellText(step.cell));
    case Holding::BossKey:
        return fmt::format("{}: boss key placed in {}", step.pass, cellText(step.cell));
    case Holding::None:
        break;
    }
    return fmt::format("{}: key removed from {}", step.pass, cellText(step.cell));
}

}  // namespace

std::string stepText(const Trace& trace, std::size_t index, const DungeonConfig& config) {
    const TraceStep& step = trace.step(index);
    const std::string cell = cellText(step.cell);
    switch (step.event) {
    case TraceEvent::Begun:
        return step.number > 1
                   ? fmt::format("try {}: start {}", step.number, cell)
                   : fmt::format("grow: start {} {}", cell, toString(trace.planAfter(index).doors));
    case TraceEvent::MapBegun:
        return fmt::format("{}: a map of {} x {} tiles, all wall", step.pass,
                           trace.map()->size().width, trace.map()->size().height);
    case TraceEvent::AreaCarved:
        return carvedText(trace, step);
    case TraceEvent::SweepBegun:
        return fmt::format("sweep {} begins", step.number);
    case TraceEvent::RoomPlaced:
        return placedText(step, trace.planAfter(index));
    case TraceEvent::DoorSealed:
        return fmt::format("{}: door {} of {} removed", step.pass, letter(step.side), cell);
    case TraceEvent::DoorOpened:
        return fmt::format("{}: doorway between {} and {}", step.pass, cell,
                           cellText(neighbour(step.cell, step.side)));
    case TraceEvent::RoleGiven:
        return fmt::format("{}: {} becomes the {} room", step.pass, cell,
                           name(trace.planAfter(index).kind));
    case TraceEvent::DoorLocked:
        return lockedText(step, trace.planAfter(index));
    case TraceEvent::KeyLaid:
        return keyText(step, trace.planAfter(index));
    case TraceEvent::DistancesMeasured:
        return fmt::format("{}: {} is farthest from the start, at distance {}", step.pass, cell,
                           step.longest.value_or(0));
    case TraceEvent::TryGrown:
        return fmt::format("try {}: {} rooms", step.number, step.rooms);
    case TraceEvent::ThrownAway:
        return fmt::format("try {} is discarded: it {}", step.number,
                           brokenText(step.rule, config));
    case TraceEvent::MoreThrownAway:
        return index == 0 ? fmt::format("tries discarded before this one: {}", step.number)
                          : fmt::format("{} more tries are discarded", step.number);
    }
    return {};
}

std::optional<std::string> tooLargeTo(std::string_view work, const DungeonConfig& config) {
    constexpr GridSize most{1024, 1024};
    if (isCarved(config.growth) || config.grid.area() <= most.area()) {
        return std::nullopt;
    }
    return fmt::format("a grid of {} x {} rooms is too large to {}; {} x {} is the most",
                       config.grid.width, config.grid.height, work, most.width, most.height);
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
                // A room ahead of the sweep grows in this one, a room behind it in the next.
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
