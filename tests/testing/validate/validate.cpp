#include "testing/validate/validate.hpp"

#include "dungeon/passes/passes.hpp"
#include "testing/validate/validate_carved.hpp"
#include "testing/validate/validate_specials.hpp"

#include <fmt/format.h>

namespace doorstring::testing {

namespace {

void checkDoors(const Dungeon& dungeon, GridPos cell, std::vector<Fault>& faults) {
    for (const Direction door : allDirections) {
        if (!dungeon.plan(cell).doors.has(door)) {
            continue;
        }
        const GridPos to = neighbour(cell, door);
        if (!dungeon.plans().contains(to)) {
            faults.push_back({cell, fmt::format("door {} leads out of the grid", letter(door))});
        } else if (!dungeon.hasRoom(to)) {
            faults.push_back(
                {cell, fmt::format("door {} leads to a cell without a room", letter(door))});
        } else if (!dungeon.plan(to).doors.has(opposite(door))) {
            faults.push_back({cell, fmt::format("door {} leads to a room without a door {}",
                                                letter(door), letter(opposite(door)))});
        }
    }
}

void checkDistance(const Dungeon& dungeon, GridPos cell, std::uint32_t distance,
                   std::vector<Fault>& faults) {
    const RoomPlan& plan = dungeon.plan(cell);
    if (distance == unreached) {
        faults.push_back({cell, "cannot be reached from the start"});
    } else if (plan.distance != distance) {
        faults.push_back({cell, fmt::format("is at distance {} from the start, but says {}",
                                            distance, plan.distance)});
    }
    if ((plan.kind == RoomKind::Start) != (cell == dungeon.start())) {
        faults.push_back({cell, cell == dungeon.start()
                                    ? "is the start, but not of the kind start"
                                    : "is of the kind start, but is not the start"});
    }
}

}  // namespace

std::vector<Fault> validate(const Dungeon& dungeon) {
    std::vector<Fault> faults;
    if (dungeon.carved() != nullptr) {
        validateCarved(dungeon, faults);
        return faults;
    }
    const StepField distances = distancesFrom(dungeon.start(), dungeon.plans());
    for (int y = 0; y < dungeon.size().height; ++y) {
        for (int x = 0; x < dungeon.size().width; ++x) {
            const GridPos cell{x, y};
            if (dungeon.hasRoom(cell)) {
                checkDoors(dungeon, cell, faults);
                checkDistance(dungeon, cell, distances[cell], faults);
            } else if (dungeon.plan(cell) != RoomPlan{}) {
                faults.push_back({cell, "has no room, but a distance or a kind"});
            }
        }
    }
    validateSpecials(dungeon, faults);
    return faults;
}

std::string describe(const Fault& fault, Seed seed) {
    return fmt::format("dungeon {}, room ({}, {}): {}", toCode(seed), fault.cell.x, fault.cell.y,
                       fault.rule);
}

}  // namespace doorstring::testing
