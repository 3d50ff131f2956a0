// The making of a dungeon, step by step. Each step lists the cells that it changed, as they were
// before and after, so that steps can be played forward and back.
#pragma once

#include "base/grid.hpp"
#include "base/message.hpp"
#include "config/config.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/passes/limits.hpp"
#include "room/room.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

enum class TraceEvent : std::uint8_t {
    Begun,              // the grid has only the start
    MapBegun,           // a map that is to be carved is all wall
    AreaCarved,         // a room, a stretch of a tunnel, or the ground for a boss was carved
    SweepBegun,         // growth begins to go over the grid once more, row by row
    RoomPlaced,         // a room was placed; in growth, from the room on its side `side`
    DoorSealed,         // a door was removed: it had no partner, or led around a lock
    DoorOpened,         // a doorway was made between two rooms that were there before
    RoleGiven,          // a room became special
    DoorLocked,         // a doorway got a lock or a cracked wall, or lost its lock, on both sides
    KeyLaid,            // a room got a key, or lost it
    DistancesMeasured,  // the distances from the start to every room were measured
    TryGrown,           // all rooms of a try were placed, in one step
    Discarded,          // a try broke a rule, and the grid is empty again
    MoreDiscarded       // further tries broke a rule, and are only counted
};

struct TraceStep {
    TraceEvent event = TraceEvent::Begun;
    std::string_view pass;                 // growPass, sealPass, ...
    GridPos cell{};                        // where it happened
    Direction side = Direction::North;     // of the cell
    LimitRule rule = LimitRule::MinRooms;  // for Discarded, the rule that was broken
    std::uint32_t number = 0;              // of the sweep or try; for MoreDiscarded, how many tries
    std::uint32_t rooms = 0;               // how many the dungeon has after the step
    std::uint32_t carved = 0;              // how many CarveSteps are done after the step
    std::optional<std::uint32_t> longest{};  // the longest distance; null until it is measured
    friend bool operator==(const TraceStep&, const TraceStep&) = default;
};

struct CellChange {
    GridPos cell;
    RoomPlan before;
    RoomPlan after;
};

// Whether a cell with this plan has a room: only the start may have no doors.
constexpr bool isRoom(const RoomPlan& plan) {
    return !plan.doors.empty() || plan.kind == RoomKind::Start;
}

// Calls visit(cell) for each cell that has a room, row by row.
template <typename Visit>
void forEachRoomIn(const Grid<RoomPlan>& plans, Visit visit) {
    for (const GridPos cell : cellsOf(plans.size())) {
        if (isRoom(plans[cell])) {
            visit(cell);
        }
    }
}

class Trace {
public:
    explicit Trace(GridSize grid) : grid_(grid) {}

    GridSize grid() const { return grid_; }
    // The map that the rooms are cut out of; null if none was carved.
    const CarvedMap* map() const { return map_.get(); }
    void setMap(std::shared_ptr<const CarvedMap> map) { map_ = std::move(map); }
    std::size_t size() const { return steps_.size(); }
    const TraceStep& step(std::size_t index) const { return steps_[index]; }
    // The changes of a step, in the order in which they were made.
    std::span<const CellChange> changes(std::size_t index) const {
        const std::size_t first = index == 0 ? 0 : ends_[index - 1];
        return std::span(changes_).subspan(first, ends_[index] - first);
    }
    // The plan of the step's cell as the step left it. The step must have changed it.
    const RoomPlan& planAfter(std::size_t index) const;

    // Notes a change, which belongs to the step that is added next.
    void change(const CellChange& change) { changes_.push_back(change); }
    void add(const TraceStep& step) {
        steps_.push_back(step);
        ends_.push_back(changes_.size());
    }
    TraceStep& last() { return steps_.back(); }
    // Removes all but the first `steps` steps.
    void cutBack(std::size_t steps);

private:
    GridSize grid_;
    std::shared_ptr<const CarvedMap> map_;
    std::vector<TraceStep> steps_;
    std::vector<std::size_t> ends_;  // by step: where its changes end in changes_
    std::vector<CellChange> changes_;
};

// A place in a trace, and the dungeon as it was there.
class TraceCursor {
public:
    // Begins before the first step, with an empty grid. The trace must outlive the cursor.
    explicit TraceCursor(const Trace& trace) : trace_(&trace), plans_(trace.grid()) {}

    // The number of steps that are done.
    std::size_t at() const { return at_; }
    const Grid<RoomPlan>& plans() const { return plans_; }
    // The step that was done last; null if none was.
    const TraceStep* step() const { return at_ == 0 ? nullptr : &trace_->step(at_ - 1); }

    // Moves forward or back until `steps` steps are done, or all if the trace has fewer.
    void goTo(std::size_t steps);

private:
    const Trace* trace_;
    std::size_t at_ = 0;
    Grid<RoomPlan> plans_;
};

// Says a step in words: "sweep 3: room (5, 4) NSE", "seal: door W of (6, 4) removed".
std::string stepText(const Trace& trace, std::size_t index, const DungeonConfig& config);

// The name that players read for a pass (growPass, sealPass, ...).
Message titleOfPass(std::string_view pass);

// Say that the grid is too large for a Trace, or for a GenerationRecord; null if it is not. Each of
// them takes some hundred bytes a cell.
std::optional<std::string> tooLargeToWatch(const DungeonConfig& config);
std::optional<std::string> tooLargeToExplain(const DungeonConfig& config);

// One room in the order in which a growth placed its rooms. To be fast, growth from door strings
// does not record that order; sweepOrder() derives it from the rooms.
struct Placement {
    GridPos cell;
    Direction back = Direction::North;  // toward the room that this one was placed from
    std::uint32_t sweep = 0;            // 0 if there are no sweeps
    friend bool operator==(const Placement&, const Placement&) = default;
};

// The order of a growth from door strings, derived from its plans before they were sealed: when the
// sweep over the grid reaches a room, that room grows into the empty cells behind its doors, in the
// order N, W, E, S. The start is not in the result.
std::vector<Placement> sweepOrder(GridPos start, const Grid<RoomPlan>& plans);

// The order of a growth that lists its rooms in `cells`, which may list the start. The rooms must
// form a tree. The start is not in the result.
std::vector<Placement> listedOrder(GridPos start, const Grid<RoomPlan>& plans,
                                   std::span<const GridPos> cells);

}  // namespace doorstring
