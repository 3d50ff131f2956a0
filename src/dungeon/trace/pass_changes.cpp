#include "dungeon/trace/pass_changes.hpp"

#include "dungeon/passes/generate.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

namespace {

class PassReader {
public:
    PassReader(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer)
        : pass_(pass), plans_(plans), writer_(writer) {
        for (const GridPos cell : cellsOf(plans.size())) {
            if (plans[cell] != now(cell)) {
                changed_.push_back(cell);
            }
        }
    }

    void write() {
        eachSide([&](GridPos cell, Direction side) { seal(cell, side); });
        eachCell([&](GridPos cell) { place(cell); });
        eachSide([&](GridPos cell, Direction side) { open(cell, side); });
        // Roles in the order in which they choose their rooms, locks and keys from the start on.
        sortBy([&](GridPos cell) { return static_cast<std::uint32_t>(plans_[cell].kind); });
        eachCell([&](GridPos cell) { give(cell, &RoomPlan::kind, TraceEvent::RoleGiven); });
        sortBy([&](GridPos cell) { return plans_[cell].distance; });
        eachSide([&](GridPos cell, Direction side) { lock(cell, side); });
        eachCell([&](GridPos cell) { give(cell, &RoomPlan::holds, TraceEvent::KeyLaid); });
        const auto moved = [&](GridPos cell) {
            return plans_[cell].distance != now(cell).distance;
        };
        if (std::ranges::any_of(changed_, moved) ||
            (pass_ == measurePass && !writer_.isMeasured())) {
            measure();
        }
    }

private:
    const RoomPlan& now(GridPos cell) const { return writer_.plans()[cell]; }

    void add(TraceEvent event, GridPos cell, Direction side = Direction::North) {
        writer_.add({.event = event, .pass = pass_, .cell = cell, .side = side});
    }

    template <typename Visit>
    void eachCell(Visit visit) const {
        std::ranges::for_each(changed_, visit);
    }
    template <typename Visit>
    void eachSide(Visit visit) const {
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

    // Door and lock of one side of one cell, as the pass has left them.
    void settle(GridPos cell, Direction side) {
        RoomPlan plan = now(cell);
        plan.doors =
            plans_[cell].doors.has(side) ? plan.doors.with(side) : plan.doors.without(side);
        plan.locks = plan.locks.with(side, plans_[cell].locks.at(side));
        writer_.change(cell, plan);
    }
    // The same of both sides of a doorway; a room that does not stand yet comes with its own.
    void settleBoth(GridPos cell, Direction side) {
        settle(cell, side);
        if (const GridPos beyond = neighbour(cell, side);
            plans_.contains(beyond) && standsRoom(now(beyond))) {
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
        if (standsRoom(now(cell)) || !standsRoom(plans_[cell])) {
            return;
        }
        writer_.change(cell, plans_[cell]);
        Direction from = Direction::North;
        for (const Direction side : plans_[cell].doors) {
            from = side;
            settleBoth(cell, side);
        }
        add(TraceEvent::RoomPlaced, cell, from);
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

    // What the pass has made of one member of the plans.
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
            if (plan.distance > longest && plan.kind != RoomKind::Secret) {
                longest = plan.distance;
                farthest = cell;
            }
        }
        writer_.setLongest(longest);
        add(TraceEvent::DistancesMeasured, farthest);
    }

    std::string_view pass_;
    const Grid<RoomPlan>& plans_;
    TraceWriter& writer_;
    std::vector<GridPos> changed_;
};

}  // namespace

void writePass(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer) {
    PassReader(pass, plans, writer).write();
    assert(writer.plans() == plans);
}

}  // namespace doorstring
