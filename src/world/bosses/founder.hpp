// What the picture of the Founder depends on: when he strikes his anvil, and when his eyes glow.
#pragma once

#include "world/state/world.hpp"

#include <array>

namespace doorstring {

// The ticks of his entrance in which his hammer comes down on the anvil.
inline constexpr std::array<int, 3> anvilBlows{24, 54, 84};

// Whether his eyes glow. They glow in the last ticks before he announces an attack. The glow is
// seen only in the dark.
bool areEyesGlowing(const World& world, const Creature& founder);

}  // namespace doorstring
