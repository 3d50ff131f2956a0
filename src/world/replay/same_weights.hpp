// Whether two configurations make the same adventure.
#pragma once

#include "config/config.hpp"

namespace doorstring {

// Rooms made by hand count; how fast rooms slide and what exploring has do not.
bool sameWeights(const Config& one, Config other);

}  // namespace doorstring
