// What a room is for, and what lies in it.
#pragma once

#include "config/dungeon_parts.hpp"
#include "config/interior_parts.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

// clang-format off
enum class RoomKind : std::uint8_t {
    Plain, Start, Boss, Treasure, Shop, Altar, Arena, Puzzle, Key, Secret
};
// clang-format on
inline constexpr std::size_t roomKindCount = enumSize<RoomKind>();

constexpr RoomKind kindOf(Role role) {
    return static_cast<RoomKind>(static_cast<std::size_t>(role) + 2);
}
// None for plain rooms and the start.
constexpr std::optional<Role> roleOf(RoomKind kind) {
    return kind < RoomKind::Boss ? std::nullopt
                                 : std::optional(static_cast<Role>(static_cast<int>(kind) - 2));
}
static_assert(kindNames.size() == roomKindCount);
static_assert(kindOf(Role::Boss) == RoomKind::Boss && kindOf(Role::Secret) == RoomKind::Secret &&
              roleOf(RoomKind::Secret) == Role::Secret);

// "boss", as files and messages say it.
constexpr std::string_view name(RoomKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

// Small keys are all alike, and each opens one door; the boss's key opens the boss's door.
enum class Holding : std::uint8_t { None, SmallKey, BossKey };

constexpr std::string_view name(Holding holding) {
    constexpr std::string_view names[]{"none", "small-key", "boss-key"};
    return names[static_cast<std::size_t>(holding)];
}

}  // namespace doorstring
