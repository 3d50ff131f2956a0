// Chooses seeds by the randomness of the system.
#pragma once

#include "base/seed.hpp"

namespace doorstring {

// Returns a seed that is short enough to be passed on.
Seed randomSeed();

}  // namespace doorstring
