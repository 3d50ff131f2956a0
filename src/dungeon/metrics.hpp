// What can be counted about a dungeon.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/dungeon.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace doorstring {

struct Metrics {
    int rooms = 0;
    int deadEnds = 0;  // rooms with one door, the start included
    // Number of doorways beyond those that a tree of the rooms would have; on a carved map, number
    // of CarvedWays::openings beyond those that a tree of CarvedWays::parts would have.
    int loops = 0;
    std::uint32_t longestDistance = 0;
    // The first room at the longest distance, row by row; on a carved map the screen of the exit.
    GridPos farthest;
    GridPos goal;         // the boss's room, or without one the farthest
    int carvedRooms = 0;  // CarvedMap::rooms(); 0 in other dungeons
    // On a carved map, the fewest flips on a way from the start to the exit's tile.
    std::uint32_t exitDistance = 0;
    std::uint32_t bossDistance = 0;  // 0: there is no boss
    int branches = 0;                // rooms with three doors or four
    int onWayToGoal = 0;  // rooms of a shortest way from the start to the goal, both included
    int mirrored = 0;     // rooms whose mirror cell has a room; the start's column is the axis
    int straight = 0;     // rooms with two doors, opposite each other
    int turns = 0;        // rooms with two doors round a corner
    GridSize extent;      // columns and rows, from the first with a room to the last
    // Number of loops of rooms: take one shortest way from the start to each room, then every
    // doorway that none of these ways uses closes a loop. 0 on a carved map.
    int cycles = 0;
    std::int64_t cycleRooms = 0;  // rooms of all these loops together
    int smallLocks = 0;           // doorways that take a small key
    bool bossLock = false;
    int retries = 0;                            // DungeonReport::retries
    std::array<int, DoorSet::count> byDoors{};  // rooms by DoorSet::bits()
    EnumSet<RoomKind> kinds;                    // those that occur
    std::optional<std::int64_t> danger;         // cost of all creatures; null if not asked for
};

// Measures a dungeon; its danger, too, if `creatures` is given.
Metrics measure(const Dungeon& dungeon, const CreaturesConfig* creatures = nullptr);

// The share that a count has of all rooms, in thousandths, to the nearest one.
int permille(int count, const Metrics& metrics);

}  // namespace doorstring
