// The pictures of the wishing well and of the captive's cage.
#pragma once

#include <cstdint>

namespace doorstring {

// A wishing well: two pictures of its water, shown in turn, and the well once it is dry.
enum class WellSprite : std::uint8_t { Water0, Water1, Dry };

// A cage: two pictures of the captive in it, shown in turn, and the cage once it is open.
enum class CageSprite : std::uint8_t { Shut0, Shut1, Open };

}  // namespace doorstring
