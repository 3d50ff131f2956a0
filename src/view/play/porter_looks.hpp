// How the Porter looks.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The place of the Porter's picture among his own pictures. He must not be falling.
int porterPicture(const Creature& porter, const CreaturesConfig& config);

}  // namespace doorstring
