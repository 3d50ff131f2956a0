// A room that tiles itself, without a dungeon around it.
#pragma once

#include "base/rng.hpp"
#include "room/room.hpp"
#include "room/room_tiler.hpp"

namespace doorstring::testing {

inline Room tiledRoom(const RoomPlan& plan, GridPos cell, Seed seed, const RoomConfig& config,
                      Interior interior = Interior::Pillars) {
    const std::uint64_t roll = cellRoll(seed.number, Purpose::Interior, cell);
    return {plan, cell, RoomTiler(config).tiles(plan.doors, roll, interior)};
}

}  // namespace doorstring::testing
