#include "study/trace/tracer.hpp"

#include "dungeon/passes/generate.hpp"
#include "study/trace/trace.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace doorstring {

namespace {

constexpr std::uint32_t triesInSteps = 1;   // discarded tries that are kept with all their steps
constexpr std::uint32_t triesAsWhole = 20;  // further discarded tries, grown in one step each

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

    void discarded(LimitRule rule) override {
        ++discarded_;
        if (isCarved(config_.growth) || discarded_ > triesInSteps + triesAsWhole) {
            countDiscarded();
            return;
        }
        if (discarded_ > triesInSteps) {
            squeezeTry();
        }
        clear();
        writer_.add({.event = TraceEvent::Discarded,
                     .pass = limitsPass,
                     .rule = rule,
                     .number = discarded_});
        firstStep_ = writer_.trace().size();
    }

private:
    void begin(const Grid<RoomPlan>& plans) {
        const GridPos start = config_.startCell();
        RoomPlan plan = plans[start];
        plan.doors = growsInSweeps() ? plan.doors : DoorSet();
        writer_.change(start, plan);
        writer_.add({.event = TraceEvent::Begun,
                     .pass = growPass,
                     .cell = start,
                     .number = discarded_ + 1});
    }

    void writeCarving(const Draft& draft) {
        writer_.trace().setMap(draft.map);
        writer_.add({.event = TraceEvent::MapBegun, .pass = carvePass});
        for (std::uint32_t done = 1; done <= draft.map->steps().size(); ++done) {
            writer_.setCarved(done);
            writer_.add({.event = TraceEvent::AreaCarved, .pass = carvePass});
        }
    }

    bool growsInSweeps() const { return config_.growth == Growth::DoorStrings; }

    void writeGrowth(const Draft& draft) {
        const Grid<RoomPlan>& plans = draft.plans;
        const GridPos start = config_.startCell();
        std::uint32_t sweep = 0;
        for (const Placement& placed :
             growsInSweeps() ? sweepOrder(start, plans) : listedOrder(start, plans, draft.placed)) {
            if (placed.sweep != sweep) {
                sweep = placed.sweep;
                writer_.add({.event = TraceEvent::SweepBegun, .pass = growPass, .number = sweep});
            }
            RoomPlan plan = plans[placed.cell];
            if (!growsInSweeps()) {
                // A room of a hideout begins with only its door back. It gets another door each
                // time that a room grows out of it.
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

    // Notes that all cells become empty.
    void clear() {
        for (const GridPos cell : cellsOf(writer_.plans().size())) {
            writer_.change(cell, {});
        }
        writer_.setLongest(std::nullopt);
    }

    // Replaces the steps of this try by one that places all its rooms.
    void squeezeTry() {
        const Grid<RoomPlan> plans = writer_.plans();
        writer_.cutBack(firstStep_);
        for (const GridPos cell : cellsOf(plans.size())) {
            writer_.change(cell, plans[cell]);
        }
        writer_.add({.event = TraceEvent::TryGrown,
                     .pass = growPass,
                     .cell = config_.startCell(),
                     .number = discarded_});
    }

    // Removes the steps of this try, and counts it in a step MoreDiscarded.
    void countDiscarded() {
        writer_.cutBack(firstStep_);
        Trace& trace = writer_.trace();
        if (trace.size() == 0 || trace.last().event != TraceEvent::MoreDiscarded) {
            writer_.add({.event = TraceEvent::MoreDiscarded, .pass = limitsPass});
            firstStep_ = trace.size();
        }
        ++trace.last().number;
    }

    const DungeonConfig& config_;
    TraceWriter writer_;
    std::uint32_t discarded_ = 0;  // tries that were discarded so far
    std::size_t firstStep_ = 0;    // of this try
};

}  // namespace

Result<TracedDungeon, GenerationFailure> traceGeneration(const DungeonConfig& config,
                                                         const RoomConfig& room, Seed seed) {
    Tracer tracer(config, room);
    auto dungeon = generateDungeon(config, room, seed, &tracer);
    if (!dungeon) {
        return dungeon.error();
    }
    return TracedDungeon{std::move(dungeon.value()), tracer.takeTrace()};
}

namespace {

class PassWriter {
public:
    PassWriter(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer)
        : pass_(pass), plans_(plans), writer_(writer) {
        for (const GridPos cell : cellsOf(plans.size())) {
            if (plans[cell] != now(cell)) {
                changed_.push_back(cell);
            }
        }
    }

    void write() {
        forEachSide([&](GridPos cell, Direction side) { seal(cell, side); });
        forEachCell([&](GridPos cell) { place(cell); });
        forEachSide([&](GridPos cell, Direction side) { open(cell, side); });
        // Roles follow in the order in which they choose rooms; locks and keys follow by distance.
        sortBy([&](GridPos cell) { return static_cast<std::uint32_t>(plans_[cell].kind); });
        forEachCell([&](GridPos cell) { give(cell, &RoomPlan::kind, TraceEvent::RoleGiven); });
        sortBy([&](GridPos cell) { return plans_[cell].distance; });
        forEachSide([&](GridPos cell, Direction side) { lock(cell, side); });
        forEachCell([&](GridPos cell) { give(cell, &RoomPlan::holds, TraceEvent::KeyLaid); });
        const auto hasNewDistance = [&](GridPos cell) {
            return plans_[cell].distance != now(cell).distance;
        };
        if (std::ranges::any_of(changed_, hasNewDistance) ||
            (pass_ == measurePass && !writer_.isMeasured())) {
            measure();
        }
    }

private:
    // The plan of a cell as the writer has it now.
    const RoomPlan& now(GridPos cell) const { return writer_.plans()[cell]; }

    void add(TraceEvent event, GridPos cell, Direction side = Direction::North) {
        writer_.add({.event = event, .pass = pass_, .cell = cell, .side = side});
    }

    template <typename Visit>
    void forEachCell(Visit visit) const {
        std::ranges::for_each(changed_, visit);
    }
    template <typename Visit>
    void forEachSide(Visit visit) const {
        for (const GridPos cell : changed_) {
            for (const Direction side : allDirections) {
                visit(cell, side);
            }
        }
    }
    template <typename Key>
    void sortBy(Key key) {
        std::ranges::stable_sort(changed_, {}, key);
    }

    // Sets door and lock of one side of one cell as the pass has left them.
    void settle(GridPos cell, Direction side) {
        RoomPlan plan = now(cell);
        plan.doors =
            plans_[cell].doors.has(side) ? plan.doors.with(side) : plan.doors.without(side);
        plan.locks = plan.locks.with(side, plans_[cell].locks.at(side));
        writer_.change(cell, plan);
    }
    // Sets door and lock on both sides of a doorway. If the room beyond is not placed yet, its side
    // is set when it is placed.
    void settleBoth(GridPos cell, Direction side) {
        settle(cell, side);
        if (const GridPos beyond = neighbour(cell, side);
            plans_.contains(beyond) && isRoom(now(beyond))) {
            settle(beyond, opposite(side));
        }
    }

    void seal(GridPos cell, Direction side) {
        if (now(cell).doors.has(side) && !plans_[cell].doors.has(side)) {
            settleBoth(cell, side);
            add(TraceEvent::DoorSealed, cell, side);
        }
    }

    void place(GridPos cell) {
        if (isRoom(now(cell)) || !isRoom(plans_[cell])) {
            return;
        }
        writer_.change(cell, plans_[cell]);
        Direction lastDoor = Direction::North;
        for (const Direction side : plans_[cell].doors) {
            lastDoor = side;
            settleBoth(cell, side);
        }
        add(TraceEvent::RoomPlaced, cell, lastDoor);
    }

    void open(GridPos cell, Direction side) {
        if (!now(cell).doors.has(side) && plans_[cell].doors.has(side)) {
            settleBoth(cell, side);
            add(TraceEvent::DoorOpened, cell, side);
        }
    }

    void lock(GridPos cell, Direction side) {
        if (now(cell).locks.at(side) != plans_[cell].locks.at(side)) {
            settleBoth(cell, side);
            add(TraceEvent::DoorLocked, cell, side);
        }
    }

    // Adds a step if the pass has changed this member of the cell's plan.
    template <typename Member>
    void give(GridPos cell, Member RoomPlan::*member, TraceEvent event) {
        RoomPlan plan = now(cell);
        if (plan.*member != plans_[cell].*member) {
            plan.*member = plans_[cell].*member;
            writer_.change(cell, plan);
            add(event, cell);
        }
    }

    void measure() {
        std::uint32_t longest = 0;
        GridPos farthest;
        for (const GridPos cell : cellsOf(plans_.size())) {
            RoomPlan plan = now(cell);
            plan.distance = plans_[cell].distance;
            writer_.change(cell, plan);
            // The start is the farthest room if there is no other.
            const bool isFallback = longest == 0 && plan.kind == RoomKind::Start;
            if (isFallback || (plan.distance > longest && plan.kind != RoomKind::Secret)) {
                longest = plan.distance;
                farthest = cell;
            }
        }
        writer_.setLongest(longest);
        add(TraceEvent::DistancesMeasured, farthest);
    }

    std::string_view pass_;
    const Grid<RoomPlan>& plans_;  // as the pass has left them
    TraceWriter& writer_;
    std::vector<GridPos> changed_;  // the cells that the pass has changed
};

}  // namespace

void writePass(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer) {
    PassWriter(pass, plans, writer).write();
    assert(writer.plans() == plans);
}

void TraceWriter::change(GridPos cell, const RoomPlan& after) {
    RoomPlan& plan = plans_[cell];
    if (plan == after) {
        return;
    }
    rooms_ += isRoom(after) ? 1U : 0U;
    rooms_ -= isRoom(plan) ? 1U : 0U;
    trace_.change({cell, plan, after});
    plan = after;
}

void TraceWriter::openDoorway(GridPos cell, Direction side) {
    const auto openSide = [&](GridPos at, Direction door) {
        RoomPlan plan = plans_[at];
        plan.doors = plan.doors.with(door);
        change(at, plan);
    };
    openSide(cell, side);
    openSide(neighbour(cell, side), opposite(side));
}

void TraceWriter::add(TraceStep step) {
    step.rooms = rooms_;
    step.carved = carved_;
    step.longest = longest_;
    trace_.add(step);
}

void TraceWriter::cutBack(std::size_t steps) {
    trace_.cutBack(steps);
    plans_ = Grid<RoomPlan>(plans_.size());
    rooms_ = 0;
    carved_ = 0;
    longest_.reset();
}

}  // namespace doorstring
