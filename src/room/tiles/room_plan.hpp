// What the dungeon has planned for one cell: its doors, kind, locks and distance.
#pragma once

#include "base/door_set.hpp"
#include "config/interior_parts.hpp"
#include "config/room_kinds.hpp"
#include "room/tiles/door_locks.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

// Small keys are all alike, and each opens one door; the boss's key opens the boss's door.
enum class Holding : std::uint8_t { None, SmallKey, BossKey };

constexpr std::string_view name(Holding holding) {
    constexpr std::string_view names[]{"none", "small-key", "boss-key"};
    return names[static_cast<std::size_t>(holding)];
}

// A room as the dungeon knows it. Kept small: large dungeons are expensive mostly by the memory
// they touch. Anything that can be computed on demand is left out: as a pure function of seed,
// cell, plan and configuration, rolled for a separate Purpose, as interiors are.
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
