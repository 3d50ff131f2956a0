// The shortest way from the start to the goal, in rooms, fetching all keys that it needs.
#pragma once

#include "base/step_field.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/solve/regions.hpp"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace doorstring {

// The rooms of the way from the start to the goal (Metrics::goal), both included. A room is listed
// each time that the way enters it. Empty if there is no way, or if the dungeon has more locks or
// keys than are searched.
std::vector<GridPos> shortestWay(const Dungeon& dungeon);

using KeySet = std::uint32_t;  // one bit a key, in the order of Regions::keys()

// The rooms at which a way through the locks of a dungeon may stop: start, goal, rooms with keys
// and both sides of locked doorways. Knows how far apart they are along open doors.
class Waypoints {
public:
    using Number = std::uint8_t;

    Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal);

    Number count() const { return static_cast<Number>(cells_.size()); }
    GridPos cell(Number point) const { return cells_[point]; }
    Number at(GridPos cell) const;
    static constexpr Number start() { return 0; }
    static constexpr Number goal() { return 1; }
    // Number of steps between two waypoints along open doors; `unreached` if there is no such way.
    std::uint32_t steps(Number from, Number to) const { return steps_[from * cells_.size() + to]; }

    // Appends to `way` the rooms after `from`, up to and including `to`.
    void walk(Number from, Number to, std::vector<GridPos>& way);

private:
    void add(GridPos cell);
    // Returns a function that tells StepField whether a door of a room is open.
    auto leads() const {
        return [this](GridPos cell, Direction side) { return isOpen(dungeon_, cell, side); };
    }

    const Dungeon& dungeon_;
    std::vector<GridPos> cells_;
    std::vector<std::uint32_t> steps_;  // by both points
    StepField field_;  // the latest search along open doors, from one of the points
};

// A lower bound on the rest of the way to the goal: the admissible heuristic of the A* search in
// shortest_way.cpp.
class WayEstimate {
public:
    static constexpr std::uint32_t never = unreached;

    WayEstimate(const Regions& regions, const Waypoints& points);

    // The lower bound for the way from a waypoint, in rooms, with these small locks opened and
    // these keys taken; `never` if too few keys are left.
    std::uint32_t leastRooms(Waypoints::Number point, DoorwaySet opened, KeySet taken);

private:
    // A key, and how long the shortest way to the goal through the key's room would be if all doors
    // were open.
    struct Detour {
        std::uint32_t rooms = 0;
        KeySet key = 0;
        bool isSmall = false;
    };
    // The fewest small locks that are still shut on a way from each region to the goal, if the
    // boss's doors were open.
    using Needs = std::array<std::uint8_t, mostLockedDoorways + 1>;

    std::uint32_t& steps(Waypoints::Number from, Waypoints::Number to) {
        return steps_[from * count_ + to];
    }
    void openAllDoors(const Waypoints& points);
    void findDetours(const Waypoints& points);
    void findBossRegions();
    const Needs& needs(DoorwaySet opened);

    const Regions& regions_;
    Regions::Number goal_;
    Waypoints::Number count_;                   // of waypoints
    std::vector<Regions::Number> regionOf_;     // by waypoint
    std::vector<std::uint32_t> steps_;          // by both waypoints, if all doors were open
    std::vector<std::vector<Detour>> detours_;  // by waypoint, the shortest first
    RegionSet behindBoss_ = 0;                  // regions cut off from the goal by the boss's doors
    KeySet smallKeys_ = 0;
    std::unordered_map<DoorwaySet, Needs> needs_;
};

}  // namespace doorstring
