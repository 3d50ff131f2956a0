#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_tree.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

namespace {

class LoopMaker {
public:
    LoopMaker(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(mixBits(substream(seed.number, Purpose::Layout))),
          draft_(draft),
          tree_(draft),
          levels_(keyLevels(tree_, draft)),
          isFull_(levels_.rooms.size(), false) {}

    // Looks at each pair of neighbours once: from the northern or western one.
    void run() {
        constexpr std::uint32_t southRoll = 0;
        constexpr std::uint32_t eastRoll = 1;
        for (const RoomTree::Room& room : tree_.rooms()) {
            consider(room.cell, Direction::South, southRoll);
            consider(room.cell, Direction::East, eastRoll);
        }
    }

private:
    // Joins the cell to its neighbour if roles, locks and this roll of the cell allow it.
    void consider(GridPos cell, Direction side, std::uint32_t rollNumber) {
        const GridPos to = neighbour(cell, side);
        if (tree_.indexAt(to) == RoomTree::none || draft_.plans[cell].doors.has(side) ||
            takesNoLoop(cell) || takesNoLoop(to) ||
            !happens(cellRoll(stream_, cell, rollNumber), config_.loops.chance)) {
            return;
        }
        const std::uint32_t here = levels_.ofRoom[tree_.indexAt(cell)];
        const std::uint32_t there = levels_.ofRoom[tree_.indexAt(to)];
        if (here == there) {
            addDoorway(draft_, cell, side);
        } else if (isOneLockBefore(here, there) || isOneLockBefore(there, here)) {
            addLocked(cell, side, isOneLockBefore(here, there) ? here : there);
        }
    }

    bool takesNoLoop(GridPos cell) const {
        const RoomKind kind = draft_.plans[cell].kind;
        return kind == RoomKind::Boss || roomTraits[kind].isQuiet;
    }

    // Whether the level `later` is behind the same locks as the level `earlier` and one more.
    bool isOneLockBefore(std::uint32_t earlier, std::uint32_t later) const {
        return later != 0 && levels_.before[later] == earlier;
    }

    // Adds a locked doorway that leads out of a level. One more key is laid for it, because the
    // knight could open it with the key that was laid for another lock.
    void addLocked(GridPos cell, Direction side, std::uint32_t level) {
        if (locksOnLoops_ == mostSmallLocks || isFull_[level]) {
            return;
        }
        const auto key =
            laySmallKey(tree_, levels_, level, config_.roles[Role::Key], stream_, draft_);
        isFull_[level] = !key;
        if (key) {
            ++locksOnLoops_;
            addDoorway(draft_, cell, side);
            setLock(draft_, cell, side, DoorLock::Small);
            if (draft_.notesLocks) {
                draft_.lockNotes.push_back({.cell = cell, .side = side, .key = *key});
            }
        }
    }

    const DungeonConfig& config_;
    std::uint64_t stream_;
    Draft& draft_;
    RoomTree tree_;
    KeyLevels levels_;
    // By level: whether no room is left for a key of a lock that leads out of it. So the rooms are
    // searched in vain only once, not for each pair of neighbours.
    std::vector<bool> isFull_;
    int locksOnLoops_ = 0;
};

}  // namespace

void addLoops(const DungeonConfig& config, Seed seed, Draft& draft) {
    if (config.loops.chance.numerator > 0) {
        LoopMaker(config, seed, draft).run();
    }
}

}  // namespace doorstring
