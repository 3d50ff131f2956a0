// What the dungeon has planned for one cell: its doors, kind, locks and distance.
#pragma once

#include "base/door_set.hpp"
#include "room/tiles/door_locks.hpp"
#include "room/tiles/room_kind.hpp"

#include <bit>
#include <cstdint>

namespace doorstring {

// A room as the dungeon knows it. Kept small: large dungeons are expensive mostly by the memory
// they touch. Anything that can be computed on demand is left out: as a pure function of seed,
// cell, plan and configuration, rolled in a Purpose of its own, as interiors are.
struct RoomPlan {
    static constexpr bool startsAsZeros = true;

    std::uint32_t distance = 0;  // rooms from the start, along doors
    DoorSet doors;
    RoomKind kind = RoomKind::Plain;
    DoorLocks locks{};  // what keeps its doors shut; the same on both sides of a doorway
    Holding holds = Holding::None;
    friend constexpr bool operator==(RoomPlan, RoomPlan) = default;
};
static_assert(sizeof(RoomPlan) == 8);
static_assert(std::bit_cast<std::uint64_t>(RoomPlan{}) == 0);

}  // namespace doorstring
