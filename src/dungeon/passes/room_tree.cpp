#include "dungeon/passes/room_tree.hpp"

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

}  // namespace doorstring
