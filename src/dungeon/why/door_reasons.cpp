#include "dungeon/why/door_reasons.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class DoorHistory {
public:
    DoorHistory(const DungeonConfig& config, const GenerationRecord& record,
                const RoomReason& reason)
        : config_(config), record_(record), reason_(reason) {}

    std::vector<DoorReason> take() {
        if (reason_.origin == RoomOrigin::Hideout || config_.growth == Growth::Hideout) {
            compare(reason_.first, doorsAfter(PassStage::Grown), DoorEvent::GrownInto);
        } else if (reason_.origin != RoomOrigin::Secret) {
            grow();
        }
        step(PassStage::Grown, PassStage::Sealed, DoorEvent::NoDoorBack);
        step(PassStage::Measured, PassStage::Roles, DoorEvent::Cracked);
        step(PassStage::Roles, PassStage::Locks, DoorEvent::AroundLock);
        step(PassStage::Locks, PassStage::Loops, DoorEvent::Loop);
        return std::move(reasons_);
    }

private:
    DoorSet doorsAfter(PassStage stage) const {
        return record_.after(stage).plans[reason_.cell].doors;
    }

    void add(Direction side, DoorEvent event) {
        reasons_.push_back({side, event, neighbour(reason_.cell, side)});
    }

    // Doors that the room was given and that it could not keep as it was placed.
    void grow() {
        for (const Direction side : reason_.first) {
            const GridPos beyond = neighbour(reason_.cell, side);
            const bool isBack = reason_.place > 0 && side == opposite(reason_.travelled);
            if (!config_.grid.contains(beyond)) {
                add(side, DoorEvent::OutOfGrid);
            } else if (!isBack && stoodBefore(beyond)) {
                add(side, doorsAfter(PassStage::Grown).has(side) ? DoorEvent::KeptFacing
                                                                 : DoorEvent::FacesRoom);
            }
        }
    }

    bool stoodBefore(GridPos cell) const {
        const auto place = record_.placeOf(cell);
        return place && *place < reason_.place;
    }

    void step(PassStage before, PassStage after, DoorEvent event) {
        compare(doorsAfter(before), doorsAfter(after), event);
    }

    void compare(DoorSet before, DoorSet after, DoorEvent event) {
        for (const Direction side : allDirections) {
            if (before.has(side) != after.has(side)) {
                add(side, event);
            }
        }
    }

    const DungeonConfig& config_;
    const GenerationRecord& record_;
    const RoomReason& reason_;
    std::vector<DoorReason> reasons_;
};

bool isOf(const LockNote& note, GridPos cell, Direction side) {
    return (note.cell == cell && note.side == side) ||
           (note.cell == neighbour(cell, side) && note.side == opposite(side));
}

}  // namespace

std::vector<DoorReason> doorReasons(const DungeonConfig& config, const GenerationRecord& record,
                                    const RoomReason& reason) {
    return DoorHistory(config, record, reason).take();
}

std::vector<LockReason> lockReasons(const GenerationRecord& record, GridPos cell) {
    const RoomPlan& plan = record.dungeon().plan(cell);
    std::vector<LockReason> reasons;
    for (const Direction side : allDirections) {
        if (plan.locks.at(side) == DoorLock::None) {
            continue;
        }
        LockReason reason{side, neighbour(cell, side), plan.locks.at(side), {}};
        for (const LockNote& note : record.after(PassStage::Loops).lockNotes) {
            reason.of += note.lock == DoorLock::Small ? 1 : 0;
            if (isOf(note, cell, side)) {
                reason.note = note;
                reason.number = reason.of;
            }
        }
        reasons.push_back(reason);
    }
    return reasons;
}

std::optional<KeyReason> keyReason(const GenerationRecord& record, GridPos cell) {
    const Holding key = record.dungeon().plan(cell).holds;
    if (key == Holding::None) {
        return std::nullopt;
    }
    const std::vector<LockNote>& notes = record.after(PassStage::Loops).lockNotes;
    const auto note = std::ranges::find(notes, cell, &LockNote::key);
    return note == notes.end() ? std::nullopt
                               : std::optional(KeyReason{key, note->cell, note->side});
}

}  // namespace doorstring
