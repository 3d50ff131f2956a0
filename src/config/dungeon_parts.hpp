// The parts of a dungeon's configuration, one struct per section of config/dungeon.toml. Zero
// means "no limit" if a comment says so.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "base/weighted_table.hpp"
#include "config/room_kinds.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace doorstring {

// A table of door sets with weights, from which the doors of rooms are drawn. The first eight bits
// of a roll, its prefix, settle most picks by a look-up. The table is searched only if the rolls
// with this prefix pick different entries.
class DoorTable : public WeightedTable<DoorSet> {
public:
    DoorTable() = default;
    explicit DoorTable(std::vector<Entry> entries) : WeightedTable(std::move(entries)) {
        constexpr std::uint64_t allOnes = std::numeric_limits<std::uint64_t>::max() >> prefixBits;
        for (std::uint64_t prefix = 0; total() > 0 && prefix < byPrefix_.size(); ++prefix) {
            // If the lowest and the highest roll with the prefix pick the same, so do all others.
            const std::uint64_t lowest = prefix << (64U - prefixBits);
            const DoorSet doors = pick(lowest);
            byPrefix_[prefix] = doors == pick(lowest | allOnes) ? doors.bits() : unsettled;
        }
    }

    // The DoorSet::bits() of what pick(roll) returns.
    std::uint8_t pickBits(std::uint64_t roll) const {
        const std::uint8_t doors = byPrefix_[roll >> (64U - prefixBits)];
        return doors != unsettled ? doors : pick(roll).bits();
    }

    friend bool operator==(const DoorTable& a, const DoorTable& b) {
        return static_cast<const WeightedTable&>(a) == static_cast<const WeightedTable&>(b);
    }

private:
    static constexpr unsigned prefixBits = 8;
    static constexpr std::uint8_t unsettled = 0xFF;

    std::array<std::uint8_t, 1U << prefixBits> byPrefix_{};  // DoorSet::bits(), or `unsettled`
};

// The largest grid has 4096 x 4096 cells.
inline constexpr int longestGridSide = 4096;
inline constexpr int mostCells = longestGridSide * longestGridSide;
inline constexpr int longestDistance = mostCells - 1;  // in rooms

enum class Growth : std::uint8_t { DoorStrings, Hideout, Tunnels, Scattered };
inline constexpr auto growthNames =
    namesOf<Growth>({"door-strings", "hideout", "tunnels", "scattered"});

// Whether a map of tiles is carved as a whole and then cut into rooms.
constexpr bool isCarved(Growth growth) {
    return growth == Growth::Tunnels || growth == Growth::Scattered;
}

// How rooms in the outermost rows and columns get their doors. DeadEnds: they have only the door
// back. Grow: their doors are drawn like those of all other rooms.
enum class BorderRule : std::uint8_t { DeadEnds, Grow };
inline constexpr auto borderRuleNames = namesOf<BorderRule>({"dead ends", "grow"});

// The tables for rooms at a distance of `from` or more. A table without entries is replaced by the
// table of the same direction in the next band nearer to the start.
struct DistanceBand {
    int from = 0;  // rooms from the start; 0: never
    DirectionArray<DoorTable> tables;
    friend bool operator==(const DistanceBand&, const DistanceBand&) = default;
};

struct LoopConfig {
    // Whether a drawn door to an existing room stays if that room has a door facing it.
    bool keepFacing = false;
    Fraction chance{0, 1};  // that, after growth, two neighbours without a doorway get one
    friend bool operator==(const LoopConfig&, const LoopConfig&) = default;
};

// The limits of a dungeon: one that breaks any of them is discarded and grown again.
struct LimitConfig {
    int minRooms = 1;
    int maxRooms = 0;  // 0: any number
    int minDeadEnds = 0;
    int maxDeadEnds = 0;  // 0: any number
    int tries = 10000;    // in all, 1 or more
    friend bool operator==(const LimitConfig&, const LimitConfig&) = default;
};

struct HideoutConfig {
    int level = 1;
    int rooms = 5;
    int extraRooms = 1;       // the most rooms that the seed adds
    int fiveLevelRooms = 13;  // rooms added for every five levels, in proportion
    int deadEnds = 5;         // at the first level; one more at others
    Fraction refuse{1, 2};    // chance that a free cell stays free
    int restartAbove = 16;    // if more rooms are wanted, growth returns to the start at times

    int levelRooms() const { return fiveLevelRooms * level / 5; }
    // The number of rooms asked for. The seed gives `extra`, from 0 to extraRooms.
    int wantedRooms(int extra) const { return rooms + extra + levelRooms(); }
    int wantedDeadEnds() const { return deadEnds + (level > 1 ? 1 : 0); }
    friend bool operator==(const HideoutConfig&, const HideoutConfig&) = default;
};

// How a map is carved. A carved room is not a room of the dungeon: the dungeon's rooms are the
// screens that the map is cut into.
struct CarveConfig {
    GridSize map;  // tiles, without the wall that fills up the last screens
    int minSide = 5;
    int maxSide = 9;   // of a carved room, tiles
    int minRooms = 2;  // a map with fewer is discarded
    int maxRooms = 0;  // 0: as many as the tries find a place for
    int tries = 30;    // tunnels: places tried; scattered: places tried for each room
    friend bool operator==(const CarveConfig&, const CarveConfig&) = default;
};

struct RoleConfig {
    int count = 0;          // the most rooms with the role
    Fraction chance{1, 1};  // that any one of these rooms is wanted
    int from = 1;           // least distance from the start, in rooms
    int to = 0;             // greatest distance; 0: any
    // Whether only rooms with one door get the role; if not, any plain room may get it. Keys, and
    // roles on carved maps, only prefer rooms with one door. Boss and Secret do not read this.
    bool deadEnd = true;
    bool must = false;  // whether a dungeon that lacks a wanted room is discarded
    friend bool operator==(const RoleConfig&, const RoleConfig&) = default;
};

struct LockConfig {
    int small = 0;          // doors locked by small keys, at most mostSmallLocks
    Fraction chance{1, 1};  // that any one of these locks is wanted
    bool boss = false;      // whether the boss's door is locked; its key is in another room
    int rooms = 2;          // least number of rooms in front of the first lock, and behind each
    friend bool operator==(const LockConfig&, const LockConfig&) = default;
};
inline constexpr int mostSmallLocks = 10;

}  // namespace doorstring
