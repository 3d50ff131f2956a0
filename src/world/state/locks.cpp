#include "world/state/locks.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

Locks::Doorway Locks::doorwayAt(GridPos cell, Direction side) {
    const bool isNamedByOther = side == Direction::North || side == Direction::West;
    const bool down = isVertical(side);
    return {isNamedByOther ? neighbour(cell, side) : cell, down};
}

DoorLock Locks::at(const Dungeon& dungeon, GridPos cell, Direction side) const {
    const DoorLock lock = dungeon.plan(cell).locks.at(side);
    const bool counts = lock == DoorLock::Cracked ? areWallsWhole_ : inPlay_;
    if (!counts || lock == DoorLock::None) {
        return DoorLock::None;
    }
    const bool opened = contains(opened_, doorwayAt(cell, side));
    return opened ? DoorLock::None : lock;
}

DoorSet Locks::shutDoors(const Dungeon& dungeon, GridPos cell) const {
    DoorSet shut;
    for (const Direction side : allDirections) {
        if (at(dungeon, cell, side) != DoorLock::None) {
            shut = shut.with(side);
        }
    }
    return shut;
}

Holding Locks::pickupIn(const Dungeon& dungeon, GridPos cell) const {
    const Holding holds = dungeon.plan(cell).holds;
    if (!inPlay_ || holds == Holding::None) {
        return Holding::None;
    }
    const bool emptied = contains(emptied_, cell);
    return emptied ? Holding::None : holds;
}

bool Locks::canOpen(DoorLock lock) const {
    switch (lock) {
    case DoorLock::Small:
        return smallKeys_ > 0;
    case DoorLock::Boss:
        return bossKey_;
    case DoorLock::None:
    case DoorLock::Cracked:
        break;
    }
    return false;
}

bool Locks::needsSmallKey(const Dungeon& dungeon) const {
    int lockedSides = 0;  // two for each doorway
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        for (const Direction side : plan.doors) {
            lockedSides += at(dungeon, cell, side) == DoorLock::Small ? 1 : 0;
        }
    });
    return lockedSides / 2 > smallKeys_;
}

void Locks::open(const Dungeon& dungeon, GridPos cell, Direction side) {
    const DoorLock lock = at(dungeon, cell, side);
    assert(canOpen(lock));
    if (lock == DoorLock::Small) {
        --smallKeys_;
    }
    opened_.push_back(doorwayAt(cell, side));
}

Holding Locks::take(const Dungeon& dungeon, GridPos cell) {
    const Holding taken = pickupIn(dungeon, cell);
    if (taken == Holding::None) {
        return taken;
    }
    emptied_.push_back(cell);
    give(taken, 1);
    return taken;
}

void Locks::give(Holding key, int count) {
    if (key == Holding::SmallKey) {
        smallKeys_ += count;
    } else if (key == Holding::BossKey) {
        bossKey_ = true;
    }
}

std::uint64_t Locks::hash() const {
    enum : std::uint64_t { OpenedRight = 1, OpenedDown, Emptied, Carried };
    std::uint64_t sum = (inPlay_ ? 1 : 0) + (areWallsWhole_ ? 2 : 0);
    for (const Doorway& doorway : opened_) {
        sum += cellRoll(doorway.down ? OpenedDown : OpenedRight, doorway.cell);
    }
    for (const GridPos cell : emptied_) {
        sum += cellRoll(Emptied, cell);
    }
    return sum + cellRoll(Carried, {smallKeys_, bossKey_ ? 1 : 0});
}

}  // namespace doorstring
