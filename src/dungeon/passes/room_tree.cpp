#include "dungeon/passes/room_tree.hpp"

#include "base/rng.hpp"

#include <algorithm>
#include <utility>

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

std::vector<GridPos> deadEndsInOrder(const Draft& draft, std::uint64_t stream) {
    const bool areListed = !draft.deadEnds.empty();
    std::vector<GridPos> cells(draft.deadEnds.rbegin(), draft.deadEnds.rend());
    if (!areListed) {
        draft.rooms.forEach([&](GridPos cell) {
            if (draft.plans[cell].doors.size() == 1 && cell != draft.start) {
                cells.push_back(cell);
            }
        });
    }
    std::ranges::stable_sort(cells, [&](GridPos a, GridPos b) {
        const std::uint32_t distanceA = draft.plans[a].distance;
        const std::uint32_t distanceB = draft.plans[b].distance;
        if (distanceA != distanceB) {
            return distanceA > distanceB;
        }
        return !areListed && cellRoll(stream, a) < cellRoll(stream, b);
    });
    return cells;
}

namespace {

// A level for each small lock, one for the rooms before all locks, and one behind the boss's lock.
constexpr std::size_t mostLevels = mostSmallLocks + 2;

}  // namespace

KeyLevels keyLevels(const RoomTree& tree, const Draft& draft) {
    KeyLevels levels{std::vector<std::uint32_t>(tree.size(), 0), {}, {}};
    levels.before.reserve(mostLevels);
    levels.rooms.reserve(mostLevels);
    levels.before.push_back(0);
    levels.rooms.push_back(1);
    for (std::uint32_t index = 1; index < tree.size(); ++index) {
        const RoomTree::Room& room = tree[index];
        std::uint32_t level = levels.ofRoom[room.parent];
        if (draft.plans[room.cell].locks.at(room.toParent) != DoorLock::None) {
            levels.before.push_back(level);
            levels.rooms.push_back(0);
            level = static_cast<std::uint32_t>(levels.rooms.size()) - 1;
        }
        levels.ofRoom[index] = level;
        ++levels.rooms[level];
    }
    return levels;
}

std::vector<int> roomsBehind(const RoomTree& tree, const KeyLevels& levels) {
    std::vector<int> behind(tree.size(), 1);
    for (std::size_t index = tree.size() - 1; index > 0; --index) {
        const std::uint32_t parent = tree[index].parent;
        if (levels.ofRoom[parent] == levels.ofRoom[index]) {
            behind[parent] += behind[index];
        }
    }
    return behind;
}

std::uint32_t roomForKey(const RoomTree& tree, const KeyLevels& levels, std::uint32_t level,
                         const RoleConfig& role, std::uint64_t stream, const Draft& draft) {
    const auto roll = [&](std::uint32_t index) { return cellRoll(stream, tree[index].cell); };
    std::uint32_t best = RoomTree::none;
    std::pair<bool, std::uint32_t> bestMerit;
    for (std::uint32_t index = 1; index < tree.size(); ++index) {
        const RoomPlan& plan = draft.plans[tree[index].cell];
        const bool inLevel = level == anyLevel || levels.ofRoom[index] == level;
        if (!inLevel || plan.kind != RoomKind::Plain || plan.holds != Holding::None ||
            !isInRange(role, plan.distance)) {
            continue;
        }
        const std::pair merit(role.deadEnd && plan.doors.size() == 1, plan.distance);
        if (best == RoomTree::none || merit > bestMerit ||
            (merit == bestMerit && roll(index) > roll(best))) {
            best = index;
            bestMerit = merit;
        }
    }
    return best;
}

std::optional<GridPos> laySmallKey(const RoomTree& tree, const KeyLevels& levels,
                                   std::uint32_t level, const RoleConfig& role,
                                   std::uint64_t stream, Draft& draft) {
    std::uint32_t room = roomForKey(tree, levels, level, role, stream, draft);
    while (room == RoomTree::none && level != 0) {
        level = levels.before[level];
        room = roomForKey(tree, levels, level, role, stream, draft);
    }
    if (room == RoomTree::none) {
        return std::nullopt;
    }
    const GridPos cell = tree[room].cell;
    RoomPlan& plan = draft.plans[cell];
    plan.kind = RoomKind::Key;
    plan.holds = Holding::SmallKey;
    return cell;
}

}  // namespace doorstring
