// The roles and kinds of rooms.
#pragma once

#include "base/enums.hpp"
#include "base/message.hpp"

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

// Where a sign is among those of a legend; of two with the same place, the earlier kind is first.
struct LegendPlace {
    int inRows = 0;     // below a map
    int inColumns = 0;  // beside a map: two columns, the left one with the longer words
};

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
    // What players read.
    Message word;  // behind its sign on the map; empty if it has no sign
    LegendPlace place;
    Message head;  // where a sentence begins
    Message room;  // within a sentence
    Message one;   // within a sentence, one of several; empty for kinds without a role
};

// A new role is a value in each enum above and a row here.
// clang-format off
inline constexpr EnumArray<RoomKind, RoomTraits> roomTraits{{{
    // kind, name, sign, creatures, shuts, chest, rank, urns, doors, quiet,
    // word, place, head, room, one
    {RoomKind::Plain, "plain", ' ', true, false, true, 0, true, false, false,
     {}, {}, msg("Plain room"), msg("plain room"), {}},
    // Translators: the words behind the signs of rooms on a map; keep the first of each short.
    {RoomKind::Start, "start", 'S', false, false, false, 0, false, false, false,
     msg("start"), {1, 8}, msg("The start"), msg("start room"), {}},
    {RoomKind::Boss, "boss", 'B', false, true, false, 0, false, false, false,
     msg("boss"), {3, 9}, msg("Boss room"), msg("boss room"), msg("a boss room")},
    {RoomKind::Treasure, "treasure", 'T', true, false, true, 2, true, false, false,
     msg("treasure"), {6, 3}, msg("Treasure room"), msg("treasure room"), msg("a treasure room")},
    {RoomKind::Shop, "shop", '$', false, false, false, 0, false, false, false,
     msg("shop"), {8, 10}, msg("Shop room"), msg("shop room"), msg("a shop room")},
    {RoomKind::Altar, "altar", 'A', false, false, false, 0, false, false, true,
     msg("altar"), {4, 7}, msg("Altar room"), msg("altar room"), msg("an altar room")},
    {RoomKind::Arena, "arena", 'R', true, true, true, 1, false, false, false,
     msg("arena"), {5, 6}, msg("Arena room"), msg("arena room"), msg("an arena room")},
    {RoomKind::Puzzle, "puzzle", 'P', false, false, true, 1, false, true, false,
     msg("puzzle"), {7, 4}, msg("Puzzle room"), msg("puzzle room"), msg("a puzzle room")},
    {RoomKind::Key, "key", 'k', true, false, false, 0, true, true, false,
     msg("key"), {9, 1}, msg("Key room"), msg("key room"), msg("a key room")},
    {RoomKind::Secret, "secret", '?', false, false, true, 0, true, true, false,
     msg("secret"), {10, 5}, msg("Secret room"), msg("secret room"), msg("a secret room")},
}}};
// clang-format on
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
