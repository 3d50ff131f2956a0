// The roles and kinds of rooms.
#pragma once

#include "base/enums.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

// The roles of special rooms, in the order in which such rooms are placed.
enum class Role : std::uint8_t { Boss, Treasure, Shop, Altar, Arena, Puzzle, Key, Secret };
inline constexpr std::size_t roleCount = enumSize<Role>();

inline constexpr std::size_t kindsWithoutRole = 2;
constexpr std::uint8_t kindNumber(Role role) {
    return static_cast<std::uint8_t>(kindsWithoutRole + static_cast<std::size_t>(role));
}

enum class RoomKind : std::uint8_t {
    Plain,
    Start,
    Boss = kindNumber(Role::Boss),
    Treasure = kindNumber(Role::Treasure),
    Shop = kindNumber(Role::Shop),
    Altar = kindNumber(Role::Altar),
    Arena = kindNumber(Role::Arena),
    Puzzle = kindNumber(Role::Puzzle),
    Key = kindNumber(Role::Key),
    Secret = kindNumber(Role::Secret)
};
inline constexpr std::size_t roomKindCount = enumSize<RoomKind>();
static_assert(roomKindCount == kindsWithoutRole + roleCount, "each role has a kind of room");

constexpr RoomKind kindOf(Role role) {
    return static_cast<RoomKind>(kindNumber(role));
}
// The role of a room; null for plain rooms and the start.
constexpr std::optional<Role> roleOf(RoomKind kind) {
    const auto number = static_cast<std::size_t>(kind);
    return number < kindsWithoutRole ? std::nullopt
                                     : std::optional(static_cast<Role>(number - kindsWithoutRole));
}

struct RoomTraits {
    RoomKind kind;
    std::string_view name;  // as files and messages say it
    char sign;              // on a map of letters
    bool hasCreatures;      // those that the budget of the room pays for
    bool shuts;             // whether its doors are shut while anything lives in it
    bool mayHoldChest;
    int chestRank;  // 2 in treasure rooms, 1 in arenas and puzzle rooms, else 0
    bool mayHaveUrns;
    bool needsDoors;  // whether it cannot be on a carved map, which has no doorways
    bool isQuiet;     // whether no lock is on the way to it, and no loop leads into it
};

// A new role is a value in each enum above and a row here.
inline constexpr EnumArray<RoomKind, RoomTraits> roomTraits{{{
    // kind, name, sign, creatures, shuts, chest, rank, urns, doors, quiet
    {RoomKind::Plain, "plain", ' ', true, false, true, 0, true, false, false},
    {RoomKind::Start, "start", 'S', false, false, false, 0, false, false, false},
    {RoomKind::Boss, "boss", 'B', false, true, false, 0, false, false, false},
    {RoomKind::Treasure, "treasure", 'T', true, false, true, 2, true, false, false},
    {RoomKind::Shop, "shop", '$', false, false, false, 0, false, false, false},
    {RoomKind::Altar, "altar", 'A', false, false, false, 0, false, false, true},
    {RoomKind::Arena, "arena", 'R', true, true, true, 1, false, false, false},
    {RoomKind::Puzzle, "puzzle", 'P', false, false, true, 1, false, true, false},
    {RoomKind::Key, "key", 'k', true, false, false, 0, true, true, false},
    {RoomKind::Secret, "secret", '?', false, false, true, 0, true, true, false},
}}};
static_assert(isInOrder(roomTraits, &RoomTraits::kind));

inline constexpr auto kindNames = [] {
    std::array<std::string_view, roomKindCount> names;
    std::ranges::transform(roomTraits, names.begin(), &RoomTraits::name);
    return names;
}();
inline constexpr auto roleNames = [] {
    std::array<std::string_view, roleCount> names;
    std::copy(kindNames.begin() + kindsWithoutRole, kindNames.end(), names.begin());
    return names;
}();

constexpr std::string_view name(RoomKind kind) {
    return roomTraits[kind].name;
}
constexpr std::string_view name(Role role) {
    return name(kindOf(role));
}

}  // namespace doorstring
