// A dungeon while the passes work on it.
#pragma once

#include "base/grid.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/room_bits.hpp"
#include "room/room.hpp"

#include <memory>
#include <vector>

namespace doorstring {

// Why a doorway has a lock, noted by the pass that set the lock. Cracked walls have no note.
struct LockNote {
    GridPos cell;  // a room beside the doorway, whose side `side` is locked
    Direction side = Direction::North;
    DoorLock lock = DoorLock::Small;
    GridPos key = {};  // where its key is
    // Number of rooms of the key level (see KeyLevels) that the lock divided; 0 for the boss's lock
    // and for locks on loops.
    int levelRooms = 0;
    int behind = 0;       // how many of these rooms the lock closed off
    bool toBoss = false;  // whether the lock is on the way to the boss
};

struct Draft {
    Draft(GridSize grid, GridPos startCell)
        : start(startCell), plans(grid), rooms(grid), maybeUnpartnered(grid) {}

    GridPos start;
    Grid<RoomPlan> plans;
    RoomBits rooms;  // the cells that have a room
    // Rooms with a door that may have no partner: when such a room grew, there already was a room
    // behind the door.
    RoomBits maybeUnpartnered;
    // The dead ends other than the start, in the order in which they were made; empty if the growth
    // does not list them.
    std::vector<GridPos> deadEnds;
    // The rooms in the order in which they were placed, which is also that in which they grew. The
    // start is listed once more for each time that it was queued to grow again. Empty if the order
    // can be derived from the rooms alone.
    std::vector<GridPos> placed;
    // The map that the rooms are cut out of; null if none was carved.
    std::shared_ptr<CarvedMap> map;
    bool notesLocks = false;  // whether the passes fill lockNotes, for a witness
    // The locks in the order in which their doors were chosen.
    std::vector<LockNote> lockNotes;
    DungeonReport report;

    bool hasRoom(GridPos cell) const {
        return plans.contains(cell) && rooms.has(rooms.numbers().of(cell));
    }
};

// Sets the lock of the doorway on both sides.
inline void setLock(Draft& draft, GridPos cell, Direction side, DoorLock lock) {
    RoomPlan& here = draft.plans[cell];
    RoomPlan& there = draft.plans[neighbour(cell, side)];
    here.locks = here.locks.with(side, lock);
    there.locks = there.locks.with(opposite(side), lock);
}

// Makes a doorway without a lock between the cell and its neighbour on that side. Changes the plans
// of both rooms.
inline void addDoorway(Draft& draft, GridPos cell, Direction side) {
    RoomPlan& here = draft.plans[cell];
    RoomPlan& there = draft.plans[neighbour(cell, side)];
    here.doors = here.doors.with(side);
    there.doors = there.doors.with(opposite(side));
    setLock(draft, cell, side, DoorLock::None);
}

// Removes the doorway between the cell and its neighbour on that side, and its lock. Changes the
// plans of both rooms.
inline void removeDoorway(Draft& draft, GridPos cell, Direction side) {
    RoomPlan& here = draft.plans[cell];
    RoomPlan& there = draft.plans[neighbour(cell, side)];
    here.doors = here.doors.without(side);
    there.doors = there.doors.without(opposite(side));
    setLock(draft, cell, side, DoorLock::None);
}

}  // namespace doorstring
