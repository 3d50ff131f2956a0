#include "base/fixed.hpp"
#include "base/rng.hpp"
#include "dungeon/passes/passes.hpp"
#include "dungeon/passes/room_tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

class LockPlacer {
public:
    LockPlacer(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(substream(seed.number, Purpose::Locks)),
          draft_(draft),
          tree_(draft),
          boss_(findBoss()),
          toQuiet_(waysToQuiet()) {}

    void place() {
        lockSmall();
        if (config_.locks.boss && boss_ != RoomTree::none) {
            lockBoss();
        } else {
            draft_.report.missingBossLock = config_.locks.boss;
        }
        const bool isTree = !config_.loops.keepFacing;
        closeWaysAroundLocks(tree_, keyLevels(tree_, draft_), isTree, draft_);
    }

private:
    std::uint32_t findBoss() const {
        for (std::uint32_t index = 1; index < tree_.size(); ++index) {
            if (draft_.plans[tree_[index].cell].kind == RoomKind::Boss) {
                return index;
            }
        }
        return RoomTree::none;
    }

    // Marks the quiet rooms and those on the ways to them, by their index in the tree.
    std::vector<std::uint8_t> waysToQuiet() const {
        std::vector<std::uint8_t> marked(tree_.size(), 0);
        for (std::uint32_t index = 1; index < tree_.size(); ++index) {
            if (roomTraits[draft_.plans[tree_[index].cell].kind].isQuiet) {
                for (std::uint32_t at = index; at != RoomTree::none; at = tree_[at].parent) {
                    marked[at] = 1;
                }
            }
        }
        return marked;
    }

    int wantedCount() const {
        RandomStream rolls(mixBits(stream_));
        int wanted = 0;
        for (int i = 0; i < config_.locks.small; ++i) {
            wanted += happens(rolls.next(), config_.locks.chance) ? 1 : 0;
        }
        return wanted;
    }

    // Locks all doors before it lays their keys: a later lock could shut off the room of a key that
    // was laid for an earlier one.
    void lockSmall() {
        const int wanted = wantedCount();
        std::vector<std::uint32_t> locked;
        for (int number = 0; number < wanted; ++number) {
            const std::uint32_t room = roomToLock(number, wanted);
            if (room == RoomTree::none) {
                break;
            }
            note(room);
            setLock(draft_, tree_[room].cell, tree_[room].toParent, DoorLock::Small);
            locked.push_back(room);
        }
        int placed = 0;
        KeyLevels levels = keyLevels(tree_, draft_);
        for (const std::uint32_t room : locked) {
            if (layKeyFor(room, levels)) {
                ++placed;
            } else {
                levels = keyLevels(tree_, draft_);
            }
        }
        draft_.report.missingLocks = wanted - placed;
    }

    // Lays the key of a lock. Returns false, and unlocks the door again, if the key finds no room.
    bool layKeyFor(std::uint32_t room, const KeyLevels& levels) {
        const GridPos cell = tree_[room].cell;
        const std::uint32_t levelBefore = levels.ofRoom[tree_[room].parent];
        const auto key =
            laySmallKey(tree_, levels, levelBefore, config_.roles[Role::Key], stream_, draft_);
        if (!key) {
            setLock(draft_, cell, tree_[room].toParent, DoorLock::None);
            std::erase_if(draft_.lockNotes, [&](const LockNote& n) { return n.cell == cell; });
        }
        for (LockNote& noted : draft_.lockNotes) {
            if (key && noted.cell == cell) {
                noted.key = *key;
            }
        }
        return key.has_value();
    }

    // Notes a lock, before the door is locked.
    void note(std::uint32_t room) {
        if (draft_.notesLocks) {
            const KeyLevels levels = keyLevels(tree_, draft_);
            draft_.lockNotes.push_back(
                {.cell = tree_[room].cell,
                 .side = tree_[room].toParent,
                 .parted = levels.rooms[levels.ofRoom[room]],
                 .behind = roomsBehind(tree_, levels)[room],
                 .toBoss = boss_ != RoomTree::none && tree_.leadsThrough(room, boss_)});
        }
    }

    // How unevenly a lock in front of the room would divide the room's level into two parts: by how
    // many rooms the smaller part differs from the ideal size. The ideal size is that of the parts
    // if this lock and those still to be set, `locksToSet` in all, divided the level equally, or
    // the minimum size (locks.rooms) if that is larger. Null if the smaller part would be below the
    // minimum, or if the door is not to be locked.
    std::optional<int> unevenness(std::uint32_t room, const KeyLevels& levels,
                                  const std::vector<int>& behind, int locksToSet) const {
        const bool isLocked =
            draft_.plans[tree_[room].cell].locks.at(tree_[room].toParent) != DoorLock::None;
        const bool getsBossLock = room == boss_ && config_.locks.boss;
        const int whole = levels.rooms[levels.ofRoom[room]];
        const int smaller = std::min(behind[room], whole - behind[room]);
        if (isLocked || getsBossLock || toQuiet_[room] != 0 || smaller < config_.locks.rooms) {
            return std::nullopt;
        }
        return std::abs(smaller - std::max(config_.locks.rooms, whole / (locksToSet + 1)));
    }

    // The room whose door toward the start gets lock `number`, counted from 0; `none` if there is
    // none. The first lock is on the way to the boss, if a door there can be locked.
    std::uint32_t roomToLock(int number, int wanted) const {
        const KeyLevels levels = keyLevels(tree_, draft_);
        const std::vector<int> behind = roomsBehind(tree_, levels);
        std::vector<Candidate> candidates;
        candidates.reserve(tree_.size());
        for (std::uint32_t room = 1; room < tree_.size(); ++room) {
            if (const auto uneven = unevenness(room, levels, behind, wanted - number)) {
                candidates.push_back({room, *uneven});
            }
        }
        if (number == 0 && boss_ != RoomTree::none) {
            preferWayToBoss(candidates);
        }
        return chooseRoom(candidates, spareRooms(wanted), static_cast<std::uint32_t>(number) + 1);
    }

    // The number of rooms by which each part would exceed the minimum size (locks.rooms) if
    // `wanted` locks divided the dungeon into equal parts; 0 if it would not.
    int spareRooms(int wanted) const {
        return std::max(0, static_cast<int>(tree_.size()) / (wanted + 1) - config_.locks.rooms);
    }

    struct Candidate {
        std::uint32_t room;
        int uneven;
    };

    void preferWayToBoss(std::vector<Candidate>& candidates) const {
        std::vector<std::uint8_t> way(tree_.size(), 0);
        for (std::uint32_t room = boss_; room != RoomTree::none; room = tree_[room].parent) {
            way[room] = 1;
        }
        const auto isOnWay = [&](const Candidate& candidate) { return way[candidate.room] != 0; };
        if (std::ranges::any_of(candidates, isOnWay)) {
            std::erase_if(candidates, [&](const Candidate& c) { return !isOnWay(c); });
        }
    }

    // Chooses, by the rolls of their cells, one of the candidates whose `uneven` exceeds the lowest
    // by at most `spare` rooms.
    std::uint32_t chooseRoom(std::vector<Candidate>& candidates, int spare,
                             std::uint32_t rollNumber) const {
        if (candidates.empty()) {
            return RoomTree::none;
        }
        const int best = std::ranges::min_element(candidates, {}, &Candidate::uneven)->uneven;
        const int mostUneven = best + spare;
        std::erase_if(candidates, [&](const Candidate& c) { return c.uneven > mostUneven; });
        const auto roll = [&](const Candidate& candidate) {
            return cellRoll(stream_, tree_[candidate.room].cell, rollNumber);
        };
        return std::ranges::min_element(candidates, {}, roll)->room;
    }

    // Locks the boss's door. Its key may be in a room of any level, because all small locks can be
    // opened in the end.
    void lockBoss() {
        const KeyLevels levels = keyLevels(tree_, draft_);
        const std::uint32_t room = roomForKey(tree_, levels, RoomTree::none,
                                              config_.roles[Role::Key], mixBits(stream_), draft_);
        if (room == RoomTree::none) {
            draft_.report.missingBossLock = true;
            return;
        }
        RoomPlan& plan = draft_.plans[tree_[room].cell];
        plan.kind = RoomKind::Key;
        plan.holds = Holding::BossKey;
        if (draft_.notesLocks) {
            draft_.lockNotes.push_back({.cell = tree_[boss_].cell,
                                        .side = tree_[boss_].toParent,
                                        .lock = DoorLock::Boss,
                                        .key = tree_[room].cell});
        }
        setLock(draft_, tree_[boss_].cell, tree_[boss_].toParent, DoorLock::Boss);
    }

    const DungeonConfig& config_;
    std::uint64_t stream_;
    Draft& draft_;
    RoomTree tree_;
    std::uint32_t boss_;
    std::vector<std::uint8_t> toQuiet_;  // see waysToQuiet()
};

}  // namespace

void placeLocks(const DungeonConfig& config, Seed seed, Draft& draft) {
    if (config.locks.small > 0 || config.locks.boss) {
        LockPlacer(config, seed, draft).place();
    }
}

namespace {

class WayCloser {
public:
    WayCloser(const RoomTree& tree, const KeyLevels& levels, Draft& draft)
        : tree_(tree), levels_(levels), draft_(draft) {}

    // Closes the ways around locks. In a tree only secret rooms can lead around one.
    void close(bool isTree) {
        draft_.rooms.forEach([&](GridPos cell) {
            if (draft_.plans[cell].kind == RoomKind::Secret) {
                closeCrackedWalls(cell);
            } else if (!isTree) {
                closeOpenDoorways(cell);
            }
        });
    }

private:
    std::uint32_t levelAt(GridPos cell) const { return levels_.ofRoom[tree_.indexAt(cell)]; }

    // Removes the doorways of a room that lead to another level without a lock.
    void closeOpenDoorways(GridPos cell) {
        const RoomPlan plan = draft_.plans[cell];
        for (const Direction side : plan.doors) {
            if (plan.locks.at(side) == DoorLock::None &&
                levelAt(cell) != levelAt(neighbour(cell, side))) {
                removeDoorway(draft_, cell, side);
            }
        }
    }

    // Removes the cracked walls of a secret room to all levels but one.
    void closeCrackedWalls(GridPos cell) {
        const DoorSet doors = draft_.plans[cell].doors;
        const std::uint32_t kept = mostCommonLevel(cell, doors);
        for (const Direction side : doors) {
            if (levelAt(neighbour(cell, side)) != kept) {
                removeDoorway(draft_, cell, side);
            }
        }
    }

    // The level that most of the doors lead to; of levels equally common, the one nearer to the
    // start.
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

void closeWaysAroundLocks(const RoomTree& tree, const KeyLevels& levels, bool isTree,
                          Draft& draft) {
    if (levels.rooms.size() > 1) {
        WayCloser(tree, levels, draft).close(isTree);
    }
}

namespace {

class LoopMaker {
public:
    LoopMaker(const DungeonConfig& config, Seed seed, Draft& draft)
        : config_(config),
          stream_(mixBits(substream(seed.number, Purpose::Layout))),
          draft_(draft),
          tree_(draft),
          levels_(keyLevels(tree_, draft)) {}

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
        } else if (isDirectlyBefore(here, there) || isDirectlyBefore(there, here)) {
            addLocked(cell, side, isDirectlyBefore(here, there) ? here : there);
        }
    }

    bool takesNoLoop(GridPos cell) const {
        const RoomKind kind = draft_.plans[cell].kind;
        return kind == RoomKind::Boss || roomTraits[kind].isQuiet;
    }

    // Whether `level` is the level in front of the lock of `after`.
    bool isDirectlyBefore(std::uint32_t level, std::uint32_t after) const {
        return after != 0 && levels_.before[after] == level;
    }

    // Adds a locked doorway that leads out of a level. One more key is laid for it, because opening
    // the doorway could use up the key for a different lock.
    void addLocked(GridPos cell, Direction side, std::uint32_t level) {
        if (locksOnLoops_ == mostSmallLocks) {
            return;
        }
        const auto key =
            laySmallKey(tree_, levels_, level, config_.roles[Role::Key], stream_, draft_);
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
    int locksOnLoops_ = 0;
};

}  // namespace

void addLoops(const DungeonConfig& config, Seed seed, Draft& draft) {
    if (config.loops.chance.numerator > 0) {
        LoopMaker(config, seed, draft).run();
    }
}

}  // namespace doorstring
