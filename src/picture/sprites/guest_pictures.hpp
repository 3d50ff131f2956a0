// The pictures of what set pieces have in their rooms.
#pragma once

#include <cstdint>

namespace doorstring {

// A wishing well: its water in turns, and the well once it has answered often enough.
enum class WellSprite : std::uint8_t { Water0, Water1, Dry };

// A cage: the captive in it in turns, and the cage once it is open.
enum class CageSprite : std::uint8_t { Shut0, Shut1, Open };

}  // namespace doorstring
