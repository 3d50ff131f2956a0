#include "dungeon/passes/key_levels.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class WayCloser {
public:
    WayCloser(const RoomTree& tree, const KeyLevels& levels, Draft& draft)
        : tree_(tree), levels_(levels), draft_(draft) {}

    // Of a tree no way leads around a lock but through secret rooms.
    void close(bool isTree) {
        draft_.rooms.forEach([&](GridPos cell) {
            if (draft_.plans[cell].kind == RoomKind::Secret) {
                closeSecret(cell);
            } else if (!isTree) {
                closeRoom(cell);
            }
        });
    }

private:
    std::uint32_t levelAt(GridPos cell) const { return levels_.ofRoom[tree_.indexAt(cell)]; }

    void closeRoom(GridPos cell) {
        const RoomPlan plan = draft_.plans[cell];
        for (const Direction side : plan.doors) {
            if (plan.locks.at(side) == DoorLock::None &&
                levelAt(cell) != levelAt(neighbour(cell, side))) {
                setDoorway(draft_, cell, side, false);
            }
        }
    }

    void closeSecret(GridPos cell) {
        const DoorSet doors = draft_.plans[cell].doors;
        const std::uint32_t kept = mostCommonLevel(cell, doors);
        for (const Direction side : doors) {
            if (levelAt(neighbour(cell, side)) != kept) {
                setDoorway(draft_, cell, side, false);
            }
        }
    }

    // Of levels equally common the one nearer to the start.
    std::uint32_t mostCommonLevel(GridPos cell, DoorSet doors) const {
        std::uint32_t best = 0;
        int most = 0;
        for (const Direction side : doors) {
            const std::uint32_t level = levelAt(neighbour(cell, side));
            const auto same = std::ranges::count_if(
                doors, [&](Direction other) { return levelAt(neighbour(cell, other)) == level; });
            if (same > most || (same == most && level < best)) {
                best = level;
                most = static_cast<int>(same);
            }
        }
        return best;
    }

    const RoomTree& tree_;
    const KeyLevels& levels_;
    Draft& draft_;
};

}  // namespace

void closeWaysAround(const RoomTree& tree, const KeyLevels& levels, bool isTree, Draft& draft) {
    if (levels.rooms.size() > 1) {
        WayCloser(tree, levels, draft).close(isTree);
    }
}

}  // namespace doorstring
