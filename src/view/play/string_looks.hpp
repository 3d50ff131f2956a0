// How the String looks.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The place of the String's picture among its own pictures. It must not be falling.
int stringPicture(const Creature& string, const CreaturesConfig& config);

}  // namespace doorstring
