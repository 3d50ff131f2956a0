// How a door stands: in a room and on the maps.
#pragma once

#include <cstdint>

namespace doorstring {

enum class DoorLook : std::uint8_t {
    Open,
    Shut,     // a portcullis, until the room is cleared
    Small,    // opened by a small key
    Boss,     // opened by the boss key
    Cracked,  // wall that a bomb opens
};

}  // namespace doorstring
