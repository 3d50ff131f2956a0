// Keys spent in every order, one by one, and ways looked for room by room: slow and without any
// thought, to compare the solver with.
#pragma once

#include "dungeon/contents/contents.hpp"
#include "dungeon/solve/regions.hpp"

#include <cstdint>
#include <vector>

namespace doorstring::testing {

// For at most 32 cells and 32 doorways.
class PlainSolver {
public:
    // Where cracked walls are shut, rooms that only bombs lead to need not be reached.
    explicit PlainSolver(const Dungeon& dungeon, CrackedWalls walls = CrackedWalls::Open);

    // Whether some order of opening locks, and walls, ends before a room could be reached.
    bool strands() const { return strandsWith(0); }
    bool hasWalls() const { return hasWalls_; }
    // Whether some order ends without something in the contents that has to be had, be it that the
    // knight has no bombs, arrows and items for what needs them. For a dungeon that does not
    // strand.
    bool loses(const Contents& contents) const { return losesWith(0, contents); }
    // Whether some chest stays shut, whatever he opens and takes, with one of the sets of items
    // that he may have brought.
    bool seals(const Contents& contents, const std::vector<EnumSet<Item>>& brought) const;
    // Rooms of the shortest way from the start to the goal, both counted; 0: no way.
    int shortestWay(GridPos goal) const;
    // Whether the way keeps to doors and pays for every lock.
    bool canWalk(const std::vector<GridPos>& way) const;

private:
    struct Door {
        unsigned from = 0;
        unsigned to = 0;
        DoorLock lock = DoorLock::None;
    };
    using Cells = std::uint32_t;  // one bit a cell
    using Doors = std::uint64_t;  // one bit a door
    static constexpr Doors doorway = 3;

    unsigned number(GridPos cell) const { return static_cast<unsigned>(plans_.index(cell)); }
    Cells neededCells() const;
    Cells reachedWith(Doors opened) const;
    bool strandsWith(Doors opened) const;
    Doors choicesWith(Doors opened, Cells reached) const;
    bool losesWith(Doors opened, const Contents& contents) const;
    bool opensAll(Doors opened, EnumSet<Item> items, const Contents& contents) const;
    struct Walker {
        unsigned cell = 0;
        Doors opened = 0;
        Cells taken = 0;
        friend auto operator<=>(const Walker&, const Walker&) = default;
    };
    Walker begin() const;
    bool pass(Walker& walker, unsigned door) const;
    int smallKeys(Cells cells) const;
    bool hasBossKey(Cells cells) const;

    const Grid<RoomPlan>& plans_;
    unsigned start_;
    CrackedWalls walls_;
    Cells needed_ = 0;  // rooms
    bool hasWalls_ = false;
    std::vector<Door> doors_;  // one way each: two a doorway, one behind the other
};

}  // namespace doorstring::testing
