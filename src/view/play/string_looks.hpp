// How the String looks.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The place of its picture among those that only it has. It must not be falling.
int stringPicture(const Creature& string, const CreaturesConfig& config);

}  // namespace doorstring
