#include "dungeon/solve/regions.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

bool isOpen(const Dungeon& dungeon, GridPos cell, Direction side) {
    const RoomPlan& plan = dungeon.plan(cell);
    return plan.doors.has(side) && !needsKey(plan.locks.at(side)) &&
           dungeon.hasRoom(neighbour(cell, side));
}

Regions::Regions(const Dungeon& dungeon, CrackedWalls walls)
    : walls_(walls), numbers_(dungeon.size(), none) {
    fill(dungeon, dungeon.start());
    for (std::size_t i = 0; i < beyond_.size() && !tooMany_; ++i) {
        const GridPos cell = beyond_[i];
        if (numbers_[cell] == none) {
            fill(dungeon, cell);
        }
    }
    if (!tooMany_) {
        setSides();
        dungeon.forEachRoom(
            [this](GridPos cell, const RoomPlan&) { hasStrayRooms_ |= numbers_[cell] == none; });
    }
}

// Makes a region of the room and of all rooms that are joined to it without a shut doorway. If
// every door has a partner, each shut doorway adds at most one region. So if there are `most`
// regions already, there are too many shut doorways.
void Regions::fill(const Dungeon& dungeon, GridPos first) {
    const unsigned most = walls_ == CrackedWalls::Open ? mostLockedDoorways + 1 : mostRegions;
    tooMany_ = count_ == most;
    if (tooMany_) {
        return;
    }
    ++count_;
    enter(dungeon, first);
    while (!open_.empty()) {
        const GridPos cell = open_.back();
        open_.pop_back();
        const RoomPlan& plan = dungeon.plan(cell);
        for (const Direction side : plan.doors) {
            const GridPos to = neighbour(cell, side);
            if (!dungeon.hasRoom(to)) {
                continue;
            }
            if (isShut(plan.locks.at(side))) {
                noteShut(cell, side, plan.locks.at(side));
            } else if (numbers_[to] == none) {
                enter(dungeon, to);
            }
            if (tooMany_) {
                return;
            }
        }
    }
}

void Regions::enter(const Dungeon& dungeon, GridPos cell) {
    numbers_[cell] = static_cast<Number>(count_ - 1);
    open_.push_back(cell);
    const Holding holding = dungeon.plan(cell).holds;
    if (holding == Holding::None) {
        return;
    }
    tooMany_ |= keys_.size() == mostKeys;
    keys_.push_back({cell, holding});
    if (holding == Holding::SmallKey) {
        ++smallKeys_[count_ - 1];
    } else {
        withBossKey_ |= 1U << (count_ - 1);
    }
}

// A doorway is met from both sides; it is noted from the room above it or to its left.
void Regions::noteShut(GridPos cell, Direction side, DoorLock lock) {
    beyond_.push_back(neighbour(cell, side));
    if (side == Direction::North || side == Direction::West) {
        return;
    }
    if (lock == DoorLock::Cracked) {
        cracked_.push_back({.doorway = {cell, side, lock}});
        return;
    }
    tooMany_ |= smallCount_ + bossCount_ == mostLockedDoorways;
    if (tooMany_) {
        return;
    }
    Passage& passage = lock == DoorLock::Small ? passages_[smallCount_++]
                                               : passages_[mostLockedDoorways - ++bossCount_];
    passage.doorway = {cell, side, lock};
}

void Regions::setSides() {
    for (Passage& passage : passages_) {
        if (passage.doorway.lock != DoorLock::None) {
            setSides(passage);
        }
    }
    mergeCracked();
}

// Sets the regions on both sides, and turns the doorway so that it leads away from the start:
// regions nearer to the start have lower numbers.
void Regions::setSides(Passage& passage) const {
    Doorway& doorway = passage.doorway;
    passage.from = numbers_[doorway.cell];
    passage.to = numbers_[doorway.beyond()];
    if (passage.to < passage.from) {
        std::swap(passage.from, passage.to);
        doorway = {doorway.beyond(), opposite(doorway.side), doorway.lock};
    }
}

// Keeps one cracked wall for each pair of regions, and none within a region.
void Regions::mergeCracked() {
    for (Passage& passage : cracked_) {
        setSides(passage);
    }
    const auto sides = [](const Passage& passage) { return std::pair(passage.from, passage.to); };
    std::ranges::stable_sort(cracked_, {}, sides);
    const auto isSame = [&](const Passage& a, const Passage& b) { return sides(a) == sides(b); };
    cracked_.erase(std::unique(cracked_.begin(), cracked_.end(), isSame), cracked_.end());
    std::erase_if(cracked_, [](const Passage& passage) { return passage.from == passage.to; });
    tooMany_ = cracked_.size() > mostCrackedWalls;
}

RegionSet Regions::reachableWithoutBombs() const {
    RegionSet joined = 1;
    for (RegionSet before = 0; before != joined;) {
        before = joined;
        for (const auto passages : {smallLocks(), bossLocks()}) {
            for (const Passage& passage : passages) {
                const RegionSet sides = 1U << passage.from | 1U << passage.to;
                joined |= (joined & sides) != 0 ? sides : 0;
            }
        }
    }
    return joined;
}

}  // namespace doorstring
