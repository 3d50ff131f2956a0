#include "property/plain_solver.hpp"

#include <bit>
#include <queue>
#include <set>

namespace doorstring::testing {

PlainSolver::PlainSolver(const Dungeon& dungeon, CrackedWalls walls)
    : plans_(dungeon.plans()), start_(number(dungeon.start())), walls_(walls) {
    Cells rooms = 0;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        rooms |= 1U << number(cell);
        for (const Direction side : {Direction::South, Direction::East}) {
            if (plan.doors.has(side)) {
                const unsigned to = number(neighbour(cell, side));
                doors_.push_back({number(cell), to, plan.locks.at(side)});
                doors_.push_back({to, number(cell), plan.locks.at(side)});
                hasWalls_ = hasWalls_ || plan.locks.at(side) == DoorLock::Cracked;
            }
        }
    });
    needed_ = walls == CrackedWalls::Open ? rooms : neededCells();
}

// All that can be reached without a bomb if every lock is open.
PlainSolver::Cells PlainSolver::neededCells() const {
    Cells reached = 1U << start_;
    for (Cells before = 0; before != reached;) {
        before = reached;
        for (const auto& [from, to, lock] : doors_) {
            if (lock != DoorLock::Cracked && (reached >> from & 1U) != 0) {
                reached |= 1U << to;
            }
        }
    }
    return reached;
}

int PlainSolver::smallKeys(Cells cells) const {
    int count = 0;
    for (unsigned cell = 0; cell < plans_.values().size(); ++cell) {
        const bool isKey = plans_.values()[cell].holds == Holding::SmallKey;
        count += isKey && (cells >> cell & 1U) != 0 ? 1 : 0;
    }
    return count;
}

bool PlainSolver::hasBossKey(Cells cells) const {
    for (unsigned cell = 0; cell < plans_.values().size(); ++cell) {
        if (plans_.values()[cell].holds == Holding::BossKey && (cells >> cell & 1U) != 0) {
            return true;
        }
    }
    return false;
}

// `opened` has both doors of a doorway.
PlainSolver::Cells PlainSolver::reachedWith(Doors opened) const {
    Cells reached = 1U << start_;
    for (Cells before = 0; before != reached;) {
        before = reached;
        for (unsigned door = 0; door < doors_.size(); ++door) {
            const auto& [from, to, lock] = doors_[door];
            const bool isOpen = lock == DoorLock::None ||
                                (lock == DoorLock::Cracked && walls_ == CrackedWalls::Open) ||
                                (lock == DoorLock::Boss && hasBossKey(reached)) ||
                                (opened >> door & 1U) != 0;
            if (isOpen && (reached >> from & 1U) != 0) {
                reached |= 1U << to;
            }
        }
    }
    return reached;
}

// A bomb may be there for any wall, and for none.
bool PlainSolver::strandsWith(Doors opened) const {
    const Cells reached = reachedWith(opened);
    if ((needed_ & ~reached) == 0) {
        return false;
    }
    int keys = smallKeys(reached);
    for (unsigned door = 0; door < doors_.size(); door += 2) {
        keys -= doors_[door].lock == DoorLock::Small && (opened >> door & 1U) != 0 ? 1 : 0;
    }
    bool hasChoice = false;
    for (unsigned door = 0; door < doors_.size(); door += 2) {
        const auto& [from, to, lock] = doors_[door];
        const bool isMet = (reached >> from & 1U) != 0 || (reached >> to & 1U) != 0;
        const bool isWall = lock == DoorLock::Cracked && walls_ == CrackedWalls::Shut;
        if (!isMet || (opened >> door & 1U) != 0 ||
            !(isWall || (lock == DoorLock::Small && keys > 0))) {
            continue;
        }
        hasChoice = hasChoice || !isWall;
        if (strandsWith(opened | doorway << door)) {
            return true;
        }
    }
    return !hasChoice;
}

PlainSolver::Walker PlainSolver::begin() const {
    const bool hasKey = plans_.values()[start_].holds != Holding::None;
    return {start_, 0, hasKey ? 1U << start_ : 0U};
}

// Through a door from where the walker stands, with what is needed for it.
bool PlainSolver::pass(Walker& walker, unsigned door) const {
    const auto& [from, to, lock] = doors_[door];
    if (from != walker.cell) {
        return false;
    }
    const bool needsSmall = lock == DoorLock::Small && (walker.opened >> door & 1U) == 0;
    const int keys = smallKeys(walker.taken) - std::popcount(walker.opened) / 2;
    if ((needsSmall && keys == 0) || (lock == DoorLock::Boss && !hasBossKey(walker.taken))) {
        return false;
    }
    walker.opened |= needsSmall ? doorway << (door & ~1U) : 0;
    walker.cell = to;
    walker.taken |= plans_.values()[to].holds != Holding::None ? 1U << to : 0U;
    return true;
}

int PlainSolver::shortestWay(GridPos goal) const {
    std::set<Walker> seen{begin()};
    std::queue<std::pair<Walker, int>> open;
    for (open.push({begin(), 1}); !open.empty(); open.pop()) {
        const auto [walker, rooms] = open.front();
        if (walker.cell == number(goal)) {
            return rooms;
        }
        for (unsigned door = 0; door < doors_.size(); ++door) {
            Walker next = walker;
            if (pass(next, door) && seen.insert(next).second) {
                open.push({next, rooms + 1});
            }
        }
    }
    return 0;
}

bool PlainSolver::canWalk(const std::vector<GridPos>& way) const {
    Walker walker = begin();
    for (std::size_t i = 1; i < way.size(); ++i) {
        bool passed = false;
        for (unsigned door = 0; door < doors_.size() && !passed; ++door) {
            passed = doors_[door].to == number(way[i]) && pass(walker, door);
        }
        if (!passed) {
            return false;
        }
    }
    return number(way.front()) == start_;
}

}  // namespace doorstring::testing
