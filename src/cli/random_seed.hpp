// A seed where none was asked for: from the system's randomness, short enough to be told on.
#pragma once

#include "base/seed.hpp"

namespace doorstring {

Seed randomSeed();

}  // namespace doorstring
