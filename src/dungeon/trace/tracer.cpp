#include "dungeon/trace/tracer.hpp"

#include "dungeon/passes/generate.hpp"
#include "dungeon/trace/growth_order.hpp"
#include "dungeon/trace/pass_changes.hpp"

#include <fmt/format.h>

#include <utility>

namespace doorstring {

namespace {

constexpr std::uint32_t triesInSteps = 1;   // discarded tries that are kept step by step
constexpr std::uint32_t triesAsWhole = 20;  // more of them that are kept as one step each

constexpr std::string_view limitsPass = "limits";

class Tracer : public GenerationWitness {
public:
    Tracer(const DungeonConfig& config, const RoomConfig& room)
        : config_(config), writer_(config.roomGrid(room.size)) {}

    Trace takeTrace() { return std::move(writer_.trace()); }

    void passed(std::string_view pass, const Draft& draft) override {
        if (pass == growPass) {
            begin(draft.plans);
            writeGrowth(draft);
        } else if (pass == carvePass) {
            writeCarving(draft);
        }
        writePass(pass, draft.plans, writer_);
    }

    void thrownAway(LimitRule rule) override {
        ++thrown_;
        if (isCarved(config_.growth) || thrown_ > triesInSteps + triesAsWhole) {
            countThrown();
            return;
        }
        if (thrown_ > triesInSteps) {
            squeezeTry();
        }
        clear();
        writer_.add(
            {.event = TraceEvent::ThrownAway, .pass = limitsPass, .rule = rule, .number = thrown_});
        firstStep_ = writer_.trace().size();
    }

private:
    void begin(const Grid<RoomPlan>& plans) {
        const GridPos start = config_.startCell();
        RoomPlan plan = plans[start];
        plan.doors = bySweeps() ? plan.doors : DoorSet();
        writer_.change(start, plan);
        writer_.add(
            {.event = TraceEvent::Begun, .pass = growPass, .cell = start, .number = thrown_ + 1});
    }

    void writeCarving(const Draft& draft) {
        writer_.trace().setMap(draft.map);
        writer_.add({.event = TraceEvent::MapBegun, .pass = carvePass});
        for (std::uint32_t done = 1; done <= draft.map->steps().size(); ++done) {
            writer_.setCarved(done);
            writer_.add({.event = TraceEvent::AreaCarved, .pass = carvePass});
        }
    }

    bool bySweeps() const { return config_.growth == Growth::DoorStrings; }

    void writeGrowth(const Draft& draft) {
        const Grid<RoomPlan>& plans = draft.plans;
        const GridPos start = config_.startCell();
        std::uint32_t sweep = 0;
        for (const Placement& placed :
             bySweeps() ? sweepOrder(start, plans) : listedOrder(start, plans, draft.placed)) {
            if (placed.sweep != sweep) {
                sweep = placed.sweep;
                writer_.add({.event = TraceEvent::SweepBegun, .pass = growPass, .number = sweep});
            }
            RoomPlan plan = plans[placed.cell];
            if (!bySweeps()) {
                // These get a door with each room that grows out of them.
                plan.doors = DoorSet();
                writer_.change(placed.cell, plan);
                writer_.openDoorway(placed.cell, placed.back);
            } else {
                writer_.change(placed.cell, plan);
            }
            writer_.add({.event = TraceEvent::RoomPlaced,
                         .pass = growPass,
                         .cell = placed.cell,
                         .side = placed.back,
                         .number = sweep});
        }
    }

    void clear() {
        for (const GridPos cell : cellsOf(writer_.plans().size())) {
            writer_.change(cell, {});
        }
        writer_.setLongest(std::nullopt);
    }

    // All rooms of this try at once.
    void squeezeTry() {
        const Grid<RoomPlan> plans = writer_.plans();
        writer_.cutBack(firstStep_);
        for (const GridPos cell : cellsOf(plans.size())) {
            writer_.change(cell, plans[cell]);
        }
        writer_.add({.event = TraceEvent::TryGrown,
                     .pass = growPass,
                     .cell = config_.startCell(),
                     .number = thrown_});
    }

    void countThrown() {
        writer_.cutBack(firstStep_);
        Trace& trace = writer_.trace();
        if (trace.size() == 0 || trace.last().event != TraceEvent::MoreThrownAway) {
            writer_.add({.event = TraceEvent::MoreThrownAway, .pass = limitsPass});
            firstStep_ = trace.size();
        }
        ++trace.last().number;
    }

    const DungeonConfig& config_;
    TraceWriter writer_;
    std::uint32_t thrown_ = 0;   // tries
    std::size_t firstStep_ = 0;  // of this try
};

}  // namespace

Result<TracedDungeon, GivingUp> traceGeneration(const DungeonConfig& config, const RoomConfig& room,
                                                Seed seed) {
    Tracer tracer(config, room);
    auto dungeon = generateDungeon(config, room, seed, &tracer);
    if (!dungeon) {
        return dungeon.error();
    }
    return TracedDungeon{std::move(dungeon.value()), tracer.takeTrace()};
}

std::optional<std::string> tooLargeToWatch(const DungeonConfig& config) {
    const GridSize grid = config.grid;
    if (isCarved(config.growth) || std::int64_t{grid.width} * grid.height <= mostWatchedCells) {
        return std::nullopt;
    }
    return fmt::format("a grid of {} x {} rooms is too large to watch it grow; 1024 x 1024 is the "
                       "most",
                       grid.width, grid.height);
}

}  // namespace doorstring
