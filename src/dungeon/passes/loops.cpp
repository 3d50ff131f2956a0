#include "base/fraction.hpp"
#include "base/rng.hpp"
#include "dungeon/passes/key_levels.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_tree.hpp"

namespace doorstring {

namespace {

class LoopMaker {
public:
    LoopMaker(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(mixBits(substream(seed.number, Purpose::Layout))),
          draft_(draft),
          tree_(draft),
          levels_(keyLevels(tree_, draft)) {}

    // Each pair of neighbours once: from the one in the north or in the west.
    void run() {
        for (const RoomTree::Room& room : tree_.rooms()) {
            consider(room.cell, Direction::South, 0);
            consider(room.cell, Direction::East, 1);
        }
    }

private:
    void consider(GridPos cell, Direction side, std::uint32_t number) {
        const GridPos to = neighbour(cell, side);
        if (tree_.indexAt(to) == RoomTree::none || draft_.plans[cell].doors.has(side) ||
            isBoss(cell) || isBoss(to) ||
            !happens(cellRoll(stream_, cell, number), config_.loops.chance)) {
            return;
        }
        const std::uint32_t here = levels_.ofRoom[tree_.indexAt(cell)];
        const std::uint32_t there = levels_.ofRoom[tree_.indexAt(to)];
        if (here == there) {
            setDoorway(draft_, cell, side, true);
        } else if (isNext(here, there) || isNext(there, here)) {
            openLocked(cell, side, isNext(here, there) ? here : there);
        }
    }

    bool isBoss(GridPos cell) const { return draft_.plans[cell].kind == RoomKind::Boss; }

    // Whether one lock parts the levels.
    bool isNext(std::uint32_t level, std::uint32_t after) const {
        return after != 0 && levels_.before[after] == level;
    }

    // A second locked door into a level could use up the key for another lock, so it gets a key of
    // its own.
    void openLocked(GridPos cell, Direction side, std::uint32_t before) {
        if (locked_ == mostSmallLocks) {
            return;
        }
        const auto key =
            laySmallKey(tree_, levels_, before, config_.roles[Role::Key], stream_, draft_);
        if (key) {
            ++locked_;
            setDoorway(draft_, cell, side, true);
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
    int locked_ = 0;
};

}  // namespace

void addLoops(const DungeonConfig& config, Seed seed, Draft& draft) {
    if (config.loops.chance.numerator > 0) {
        LoopMaker(config, seed, draft).run();
    }
}

}  // namespace doorstring
