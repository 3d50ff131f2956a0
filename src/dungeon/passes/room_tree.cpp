#include "dungeon/passes/room_tree.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

RoomTree::RoomTree(const Draft& draft) : indices_(draft.plans.size(), none) {
    rooms_.reserve(static_cast<std::size_t>(draft.rooms.count()));
    indices_[draft.start] = 0;
    rooms_.push_back({draft.start});
    for (std::uint32_t next = 0; next < rooms_.size(); ++next) {
        const GridPos cell = rooms_[next].cell;
        const RoomPlan& plan = draft.plans[cell];
        for (const Direction side : plan.doors) {
            const GridPos to = neighbour(cell, side);
            if (plan.locks.at(side) != DoorLock::Cracked && indices_[to] == none) {
                indices_[to] = static_cast<std::uint32_t>(rooms_.size());
                rooms_.push_back({to, next, opposite(side)});
            }
        }
    }
}

bool RoomTree::leadsThrough(std::uint32_t above, std::uint32_t below) const {
    while (below != none && below > above) {
        below = rooms_[below].parent;
    }
    return below == above;
}

std::vector<GridPos> deadEndsFarthestFirst(const Draft& draft, std::uint64_t stream) {
    if (!draft.deadEnds.empty()) {
        return {draft.deadEnds.rbegin(), draft.deadEnds.rend()};
    }
    std::vector<GridPos> cells;
    draft.rooms.forEach([&](GridPos cell) {
        if (draft.plans[cell].doors.size() == 1 && cell != draft.start) {
            cells.push_back(cell);
        }
    });
    std::ranges::sort(cells, [&](GridPos a, GridPos b) {
        const std::uint32_t far = draft.plans[a].distance;
        const std::uint32_t other = draft.plans[b].distance;
        return far != other ? far > other : cellRoll(stream, a) < cellRoll(stream, b);
    });
    return cells;
}

}  // namespace doorstring
