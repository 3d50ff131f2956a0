// What sentences call directions, and the sides of a room.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "base/message.hpp"

#include <array>

namespace doorstring {

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
