// What sentences call rooms, and the sides of a room.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "base/enums.hpp"
#include "base/message.hpp"
#include "config/room_kinds.hpp"

#include <array>

namespace doorstring {

struct RoomNames {
    RoomKind kind;
    Message head;  // where a sentence begins
    Message room;  // within a sentence
};

inline constexpr auto roomNames = keyedTable<&RoomNames::kind, RoomNames>({
    {RoomKind::Plain, msg("Plain room"), msg("plain room")},
    {RoomKind::Start, msg("The start"), msg("start room")},
    {RoomKind::Boss, msg("Boss room"), msg("boss room")},
    {RoomKind::Treasure, msg("Treasure room"), msg("treasure room")},
    {RoomKind::Shop, msg("Shop room"), msg("shop room")},
    {RoomKind::Altar, msg("Altar room"), msg("altar room")},
    {RoomKind::Arena, msg("Arena room"), msg("arena room")},
    {RoomKind::Puzzle, msg("Puzzle room"), msg("puzzle room")},
    {RoomKind::Key, msg("Key room"), msg("key room")},
    {RoomKind::Secret, msg("Secret room"), msg("secret room")},
});

// What sentences call the direction in which something goes.
inline constexpr DirectionArray<Message> wayNames{{{
    // Translators: as in "Going north", "a door north" and "a turn north".
    msgIn("way", "north"),
    msgIn("way", "south"),
    msgIn("way", "west"),
    msgIn("way", "east"),
}}};

// The sides of a room, by the bits of a DoorSet.
inline constexpr std::array<Message, DoorSet::count> sideNames{
    Message(),
    // Translators: the sides where a room has doors or walls, as in "with a door to the north" and
    // "Its north and west doors".
    msgIn("sides", "north"),
    msgIn("sides", "south"),
    msgIn("sides", "north and south"),
    msgIn("sides", "west"),
    msgIn("sides", "north and west"),
    msgIn("sides", "south and west"),
    msgIn("sides", "north, south and west"),
    msgIn("sides", "east"),
    msgIn("sides", "north and east"),
    msgIn("sides", "south and east"),
    msgIn("sides", "north, south and east"),
    msgIn("sides", "west and east"),
    msgIn("sides", "north, west and east"),
    msgIn("sides", "south, west and east"),
    msgIn("sides", "north, south, west and east"),
};

}  // namespace doorstring
