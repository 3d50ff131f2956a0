// How the Porter looks.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The number of the Porter's picture among those that only he has. He must not be falling.
int porterPicture(const Creature& porter, const CreaturesConfig& config);

}  // namespace doorstring
