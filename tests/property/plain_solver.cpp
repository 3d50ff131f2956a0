#include "property/plain_solver.hpp"

#include <algorithm>
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

// Doorways, by their first door, that can be opened: locks for a key that is left, and any wall, as
// a bomb may be there for it.
PlainSolver::Doors PlainSolver::choicesWith(Doors opened, Cells reached) const {
    int keys = smallKeys(reached);
    for (unsigned door = 0; door < doors_.size(); door += 2) {
        keys -= doors_[door].lock == DoorLock::Small && (opened >> door & 1U) != 0 ? 1 : 0;
    }
    Doors choices = 0;
    for (unsigned door = 0; door < doors_.size(); door += 2) {
        const auto& [from, to, lock] = doors_[door];
        const bool isMet = (reached >> from & 1U) != 0 || (reached >> to & 1U) != 0;
        const bool isWall = lock == DoorLock::Cracked && walls_ == CrackedWalls::Shut;
        const bool opens = isWall || (lock == DoorLock::Small && keys > 0);
        if (isMet && opens && (opened >> door & 1U) == 0) {
            choices |= Doors{1} << door;
        }
    }
    return choices;
}

// A bomb may be there for no wall, too.
bool PlainSolver::strandsWith(Doors opened) const {
    const Cells reached = reachedWith(opened);
    if ((needed_ & ~reached) == 0) {
        return false;
    }
    bool hasChoice = false;
    for (Doors rest = choicesWith(opened, reached); rest != 0; rest &= rest - 1) {
        const auto door = static_cast<unsigned>(std::countr_zero(rest));
        hasChoice = hasChoice || doors_[door].lock != DoorLock::Cracked;
        if (strandsWith(opened | doorway << door)) {
            return true;
        }
    }
    return !hasChoice;
}

bool PlainSolver::losesWith(Doors opened, const Contents& contents) const {
    const Cells reached = reachedWith(opened);
    bool hasChoice = false;
    for (Doors rest = choicesWith(opened, reached); rest != 0; rest &= rest - 1) {
        const auto door = static_cast<unsigned>(std::countr_zero(rest));
        hasChoice = hasChoice || doors_[door].lock != DoorLock::Cracked;
        if (losesWith(opened | doorway << door, contents)) {
            return true;
        }
    }
    if (hasChoice) {
        return false;
    }
    for (unsigned cell = 0; cell < plans_.values().size(); ++cell) {
        if (plans_.values()[cell].holds != Holding::None && (reached >> cell & 1U) == 0) {
            return true;
        }
    }
    return std::ranges::any_of(contents.chests, [&](const Chest& chest) {
        const Treasure what = chest.loot.what;
        const bool isNeeded = isItem(what) || what == Treasure::SmallKey ||
                              what == Treasure::BossKey || what == Treasure::Map ||
                              what == Treasure::Compass;
        return isNeeded &&
               ((reached >> number(chest.cell) & 1U) == 0 || chest.barrier != Barrier::None);
    });
}

// Whether some order comes to every chest, taking what can be taken at each step.
bool PlainSolver::opensAll(Doors opened, EnumSet<Item> items, const Contents& contents) const {
    const Cells reached = reachedWith(opened);
    const auto canOpen = [&](const Chest& chest) {
        return (reached >> number(chest.cell) & 1U) != 0 && isPassable(chest.barrier, items);
    };
    for (std::size_t taken = 0; taken < contents.chests.size(); ++taken) {
        for (const Chest& chest : contents.chests) {
            if (isItem(chest.loot.what) && canOpen(chest)) {
                items = items.with(itemOf(chest.loot.what));
            }
        }
    }
    if (std::ranges::all_of(contents.chests, canOpen)) {
        return true;
    }
    for (Doors rest = choicesWith(opened, reached); rest != 0; rest &= rest - 1) {
        const auto door = static_cast<unsigned>(std::countr_zero(rest));
        if (opensAll(opened | doorway << door, items, contents)) {
            return true;
        }
    }
    return false;
}

bool PlainSolver::seals(const Contents& contents, const std::vector<EnumSet<Item>>& brought) const {
    return std::ranges::any_of(brought,
                               [&](EnumSet<Item> items) { return !opensAll(0, items, contents); });
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
