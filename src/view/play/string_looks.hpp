// How the String looks.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The number of the String's picture among those that only the String has. It must not be falling.
int stringPicture(const Creature& string, const CreaturesConfig& config);

}  // namespace doorstring
