// Observes the generation of a dungeon and writes down its steps.
#pragma once

#include "base/grid.hpp"
#include "base/result.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/passes/limits.hpp"
#include "study/trace/trace.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

struct TracedDungeon {
    Dungeon dungeon;  // as generateDungeon() gives it
    Trace trace;      // ends with the dungeon's plans
};

// Generates a dungeon and traces its steps. Of the tries that were discarded before it, the first
// is kept step by step, each of the next few places all its rooms in one step, and the rest are
// only counted. All discarded tries of a carved map are only counted.
Result<TracedDungeon, GenerationFailure> traceGeneration(const DungeonConfig& config,
                                                         const RoomConfig& room, Seed seed);

// Writes a trace: keeps the plans of all cells up to date, and notes each change in the trace.
class TraceWriter {
public:
    explicit TraceWriter(GridSize grid) : trace_(grid), plans_(grid) {}

    const Trace& trace() const { return trace_; }
    Trace& trace() { return trace_; }
    const Grid<RoomPlan>& plans() const { return plans_; }

    // Notes a change, which belongs to the step that is added next.
    void change(GridPos cell, const RoomPlan& after);
    // Notes a doorway from the cell into the room beyond it, on both sides.
    void openDoorway(GridPos cell, Direction side);
    // Adds a step. Fills in the number of rooms, the carving and the longest distance.
    void add(TraceStep step);
    // Sets the longest distance, for steps from the next one on; null if none is known.
    void setLongest(std::optional<std::uint32_t> longest) { longest_ = longest; }
    // Sets the number of carving steps that are done, for steps from the next one on.
    void setCarved(std::uint32_t steps) { carved_ = steps; }
    bool isMeasured() const { return longest_.has_value(); }

    // Removes all but the first `steps` steps. The dungeon must have been empty after these.
    void cutBack(std::size_t steps);

private:
    Trace trace_;
    Grid<RoomPlan> plans_;
    std::uint32_t rooms_ = 0;
    std::uint32_t carved_ = 0;
    std::optional<std::uint32_t> longest_;
};

// Adds the steps of a pass: doors sealed, rooms placed, doors opened, roles, locks, keys,
// distances. They are derived from the plans before and after it, so that a pass need not know that
// it is traced. Afterwards the writer's plans are those of the pass. The first measuring of
// distances is a step even if it changes none, as growth may have set them already.
void writePass(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer);

}  // namespace doorstring
