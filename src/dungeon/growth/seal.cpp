#include "dungeon/growth/growth.hpp"

#include <array>
#include <cstddef>

namespace doorstring {

namespace {

// Those of a room's doors that have a partner. Without branches, as doors are hard to predict: on a
// side without a door the room looks at itself.
unsigned partnered(const RoomPlan* room, const std::array<std::ptrdiff_t, 4>& steps) {
    const unsigned doors = room->doors.bits();
    unsigned kept = 0;
    for (unsigned door = 0; door < 4; ++door) {
        const bool has = (doors >> door & 1U) != 0;
        const unsigned there = room[has ? steps[door] : 0].doors.bits();
        kept |= (there >> (door ^ 1U) & 1U) << door;
    }
    return kept & doors;
}

}  // namespace

void seal(Draft& draft) {
    const std::ptrdiff_t row = draft.plans.width();
    const std::array<std::ptrdiff_t, 4> steps{-row, row, -1, 1};
    draft.maybeUnpartnered.forEach([&](GridPos cell) {
        RoomPlan& plan = draft.plans[cell];
        plan.doors = DoorSet::fromBits(static_cast<std::uint8_t>(partnered(&plan, steps)));
    });
}

}  // namespace doorstring
