// A dungeon as a graph: regions of rooms joined by open doors, and the locked doorways between
// them.
#pragma once

#include "dungeon/dungeon.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// A dungeon with more locked doorways or keys than this is not searched. A dungeon that was grown
// has at most as many small locks as can be asked for, as many again on its loops, and the boss's
// lock.
inline constexpr int mostLockedDoorways = 2 * mostSmallLocks + 1;
inline constexpr int mostKeys = 32;
// The same limit for the cracked walls between regions, if cracked walls count as shut.
inline constexpr int mostCrackedWalls = 8;

// How cracked walls count. Open: like doors without a lock, so that a bomb changes nothing. Shut:
// bombs may open any of them at any time, but none has to be opened.
enum class CrackedWalls : std::uint8_t { Open, Shut };

// A locked doorway, as seen from the side nearer to the start.
struct Doorway {
    GridPos cell;
    Direction side = Direction::North;
    DoorLock lock = DoorLock::None;

    GridPos beyond() const { return neighbour(cell, side); }
    friend bool operator==(const Doorway&, const Doorway&) = default;
};

constexpr bool needsKey(DoorLock lock) {
    return lock == DoorLock::Small || lock == DoorLock::Boss;
}

// Whether the door leads into a room and needs no key. Cracked walls count as open.
bool isOpen(const Dungeon& dungeon, GridPos cell, Direction side);

// Sets with one bit for each region, or for each locked doorway.
using RegionSet = std::uint32_t;
using DoorwaySet = std::uint32_t;

class Regions {
public:
    using Number = std::uint8_t;
    static constexpr Number none = 255;
    // A locked doorway or cracked wall and the regions on both sides, which may be the same.
    struct Passage {
        Doorway doorway;
        Number from = none;
        Number to = none;
    };
    struct Key {
        GridPos cell;
        Holding holding = Holding::None;
    };

    explicit Regions(const Dungeon& dungeon, CrackedWalls walls = CrackedWalls::Open);

    // Whether there are more locks, cracked walls or keys than are searched; the other members are
    // then incomplete.
    bool hasTooMany() const { return tooMany_; }
    // The region of a room; the start's is 0. `none` if the room cannot be reached even with all
    // locks and cracked walls open.
    Number of(GridPos cell) const { return numbers_[cell]; }
    RegionSet all() const { return (2U << (count_ - 1)) - 1; }
    std::uint8_t smallKeys(Number region) const { return smallKeys_[region]; }
    RegionSet regionsWithBossKey() const { return withBossKey_; }
    bool hasStrayRooms() const { return hasStrayRooms_; }  // rooms in no region

    std::span<const Passage> smallLocks() const { return {passages_.data(), smallCount_}; }
    std::span<const Passage> bossLocks() const {
        return std::span(passages_).subspan(passages_.size() - bossCount_);
    }
    // The cracked walls that count as shut: one for each pair of regions, however many are between
    // the two; empty if cracked walls count as open.
    std::span<const Passage> cracked() const { return cracked_; }
    std::span<const Key> keys() const { return keys_; }
    // The regions that can be reached without a bomb once all locks are open.
    RegionSet reachableWithoutBombs() const;

private:
    static constexpr unsigned mostRegions = mostLockedDoorways + 1 + mostCrackedWalls;

    bool isShut(DoorLock lock) const {
        return needsKey(lock) || (lock == DoorLock::Cracked && walls_ == CrackedWalls::Shut);
    }
    void fill(const Dungeon& dungeon, GridPos first);
    void enter(const Dungeon& dungeon, GridPos cell);
    void noteShut(GridPos cell, Direction side, DoorLock lock);
    void setSides();
    void setSides(Passage& passage) const;
    void mergeCracked();

    CrackedWalls walls_;
    Grid<Number> numbers_;
    unsigned count_ = 0;
    bool tooMany_ = false;
    bool hasStrayRooms_ = false;
    std::vector<GridPos> open_;    // rooms that are in a region, with doors not yet looked at
    std::vector<GridPos> beyond_;  // rooms behind shut doorways
    // Small locks from the front, the boss's from the back.
    std::array<Passage, mostLockedDoorways> passages_;
    std::size_t smallCount_ = 0;
    std::size_t bossCount_ = 0;
    std::vector<Passage> cracked_;
    std::array<std::uint8_t, mostRegions> smallKeys_{};  // number of them, by region
    RegionSet withBossKey_ = 0;
    std::vector<Key> keys_;
};

}  // namespace doorstring
