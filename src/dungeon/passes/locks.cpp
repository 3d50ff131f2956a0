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
          secondStream_(mixBits(stream_)),
          draft_(draft),
          tree_(draft),
          boss_(findBoss()),
          toQuiet_(waysToQuiet()) {}

    void place() {
        lockSmall();
        if (config_.locks.boss && boss_ != RoomTree::none) {
            lockBoss();
        } else {
            draft_.report.missingBossLock =
                config_.locks.boss && draft_.report.missingRoles[Role::Boss] > 0;
        }
        // Without loops.keep_facing the rooms are a tree: so far only growth can have made loops.
        closeWaysAroundLocks(tree_, keyLevels(tree_, draft_), !config_.loops.keepFacing, draft_);
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

    // Marks the quiet rooms, to which no lock may bar the way, and the rooms on the ways to them.
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
        RandomStream rolls(secondStream_);
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
            noteLock(room);
            setLock(draft_, tree_[room].cell, tree_[room].toParent, DoorLock::Small);
            locked.push_back(room);
        }
        int placed = 0;
        KeyLevels levels = keyLevels(tree_, draft_);
        for (const std::uint32_t room : locked) {
            if (layKeyFor(room, levels)) {
                ++placed;
            } else {
                levels = keyLevels(tree_, draft_);  // the door is open again and joins two levels
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
            std::erase_if(draft_.lockNotes,
                          [&](const LockNote& note) { return note.cell == cell; });
            return false;
        }
        for (LockNote& note : draft_.lockNotes) {
            if (note.cell == cell) {
                note.key = *key;
            }
        }
        return true;
    }

    // Notes a lock, before the door is locked.
    void noteLock(std::uint32_t room) {
        if (draft_.notesLocks) {
            const KeyLevels levels = keyLevels(tree_, draft_);
            draft_.lockNotes.push_back(
                {.cell = tree_[room].cell,
                 .side = tree_[room].toParent,
                 .levelRooms = levels.rooms[levels.ofRoom[room]],
                 .behind = roomsBehind(tree_, levels)[room],
                 .toBoss = boss_ != RoomTree::none && tree_.leadsThrough(room, boss_)});
        }
    }

    // Returns how unevenly a lock on the room's door toward the start would divide the room's level
    // in two: the number of rooms by which the smaller part would differ from the ideal size. The
    // ideal size is that of a part if `locksToSet` locks, this one included, divided the level
    // equally, but at least locks.rooms. Null if the smaller part would have fewer rooms than
    // locks.rooms, or if the door must not get a small lock.
    std::optional<int> unevenness(std::uint32_t room, const KeyLevels& levels,
                                  const std::vector<int>& behind, int locksToSet) const {
        const bool isLocked =
            draft_.plans[tree_[room].cell].locks.at(tree_[room].toParent) != DoorLock::None;
        const bool getsBossLock = room == boss_ && config_.locks.boss;
        const int levelRooms = levels.rooms[levels.ofRoom[room]];
        const int smaller = std::min(behind[room], levelRooms - behind[room]);
        if (isLocked || getsBossLock || toQuiet_[room] != 0 || smaller < config_.locks.rooms) {
            return std::nullopt;
        }
        const int idealSize = std::max(config_.locks.rooms, levelRooms / (locksToSet + 1));
        return std::abs(smaller - idealSize);
    }

    // The room whose door toward the start gets lock `number`, counted from 0; RoomTree::none if no
    // door can get it. The first lock is on the way to the boss, if a door there can be locked.
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
        return chooseRoom(candidates, toleranceFor(wanted), static_cast<std::uint32_t>(number) + 1);
    }

    // Number of rooms by which the unevenness of a lock may exceed the lowest one. If `wanted`
    // locks divided the dungeon into equal parts, each part could lose this number of rooms and
    // would still have locks.rooms rooms. 0 if the parts would be smaller than that.
    int toleranceFor(int wanted) const {
        return std::max(0, static_cast<int>(tree_.size()) / (wanted + 1) - config_.locks.rooms);
    }

    struct Candidate {
        std::uint32_t room;
        int unevenness;
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

    // Chooses, by the rolls of their cells, one of the candidates whose unevenness exceeds the
    // lowest by at most `tolerance` rooms.
    std::uint32_t chooseRoom(std::vector<Candidate>& candidates, int tolerance,
                             std::uint32_t rollNumber) const {
        if (candidates.empty()) {
            return RoomTree::none;
        }
        const int lowest = std::ranges::min(candidates, {}, &Candidate::unevenness).unevenness;
        const int highest = lowest + tolerance;
        std::erase_if(candidates, [&](const Candidate& c) { return c.unevenness > highest; });
        const auto roll = [&](const Candidate& candidate) {
            return cellRoll(stream_, tree_[candidate.room].cell, rollNumber);
        };
        return std::ranges::min_element(candidates, {}, roll)->room;
    }

    // Locks the boss's door. Its key may be in a room of any level, because all small locks can be
    // opened in the end.
    void lockBoss() {
        const KeyLevels levels = keyLevels(tree_, draft_);
        const std::uint32_t room =
            roomForKey(tree_, levels, anyLevel, config_.roles[Role::Key], secondStream_, draft_);
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
    std::uint64_t stream_;        // for the rolls of small locks and their keys
    std::uint64_t secondStream_;  // for the number of small locks and for the boss's key
    Draft& draft_;
    RoomTree tree_;
    std::uint32_t boss_;
    std::vector<std::uint8_t> toQuiet_;  // by index in the tree; see waysToQuiet()
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

    // Removes those cracked walls of a secret room that do not lead to mostCommonLevel().
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

}  // namespace doorstring
