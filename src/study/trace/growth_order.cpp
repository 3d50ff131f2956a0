#include "study/trace/growth_order.hpp"

#include <array>
#include <functional>
#include <queue>

namespace doorstring {

namespace {

// Cells by their number, row by row: the next one that a sweep meets is the smallest.
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
            // Of its rooms the one that it was placed from is the one nearer to the start.
            if (plans[neighbour(cell, side)].distance < plans[cell].distance) {
                order.push_back({cell, side});
            }
        }
    }
    return order;
}

}  // namespace doorstring
