// The plan of a room, made by the dungeon: its doors with their locks, its kind and its distance.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "config/interior_parts.hpp"
#include "config/room_kinds.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

// What keeps a door shut.
enum class DoorLock : std::uint8_t {
    None,
    Small,   // a small key opens it, and is used up
    Boss,    // the boss's key opens it
    Cracked  // looks like a weak wall: a bomb opens it
};

constexpr std::string_view name(DoorLock lock) {
    constexpr std::string_view names[]{"none", "small", "boss", "cracked"};
    return names[static_cast<std::size_t>(lock)];
}

// The locks of the four doors of a room, two bits a side.
class DoorLocks {
public:
    constexpr DoorLocks() = default;

    constexpr DoorLock at(Direction side) const {
        return static_cast<DoorLock>(bits_ >> shift(side) & 3U);
    }
    constexpr bool any() const { return bits_ != 0; }
    constexpr DoorLocks with(Direction side, DoorLock lock) const {
        const unsigned others = bits_ & ~(3U << shift(side));
        return DoorLocks(others | static_cast<unsigned>(lock) << shift(side));
    }
    // Two bits for each side, N in the lowest.
    constexpr std::uint8_t bits() const { return bits_; }

    friend constexpr bool operator==(DoorLocks, DoorLocks) = default;

private:
    static constexpr unsigned shift(Direction side) { return 2 * static_cast<unsigned>(side); }
    explicit constexpr DoorLocks(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    std::uint8_t bits_ = 0;
};

// The key in a room. Small keys are all alike, and each opens one door; the boss's key opens the
// boss's door.
enum class Holding : std::uint8_t { None, SmallKey, BossKey };

constexpr std::string_view name(Holding holding) {
    constexpr std::string_view names[]{"none", "small-key", "boss-key"};
    return names[static_cast<std::size_t>(holding)];
}

// A room as the dungeon knows it. A `RoomPlan` has few bytes, because most of the time that a large
// dungeon takes is spent on reaching memory. What can be computed on demand from seed, cell, plan
// and configuration, such as interiors, is left out and has a separate Purpose for its rolls.
struct RoomPlan {
    static constexpr bool startsAsZeros = true;  // see StartsAsZeros in base/grid.hpp

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
