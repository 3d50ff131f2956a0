#include "dungeon/passes/seal.hpp"

namespace doorstring {

namespace {

unsigned has(const RoomPlan& plan, Direction door) {
    return static_cast<unsigned>(plan.doors.bits()) >> static_cast<unsigned>(door) & 1U;
}

// The sides on which a cell's neighbour has a door back. All four neighbours must be in the grid.
unsigned partners(const RoomPlan* plan, std::ptrdiff_t width) {
    return has(plan[-width], Direction::South) | has(plan[width], Direction::North) << 1U |
           has(plan[-1], Direction::East) << 2U | has(plan[1], Direction::West) << 3U;
}

unsigned partnersAtBorder(GridPos cell, const Grid<RoomPlan>& plans) {
    unsigned sides = 0;
    for (const Direction door : allDirections) {
        const GridPos to = neighbour(cell, door);
        if (plans.contains(to) && plans[to].doors.has(opposite(door))) {
            sides |= DoorSet::of(door).bits();
        }
    }
    return sides;
}

}  // namespace

void seal(Draft& draft) {
    const GridSize size = draft.plans.size();
    draft.rooms.forEach([&](GridPos cell) {
        RoomPlan& plan = draft.plans[cell];
        const unsigned sides = isInside(cell, size) ? partners(&plan, size.width)
                                                    : partnersAtBorder(cell, draft.plans);
        plan.doors = DoorSet::fromBits(static_cast<std::uint8_t>(plan.doors.bits() & sides));
    });
}

}  // namespace doorstring
