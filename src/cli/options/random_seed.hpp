// A seed where none was asked for: from the system's randomness, short enough to be told on.
#pragma once

#include "base/seed.hpp"
#include "cli/options/command_line.hpp"

#include <optional>

namespace doorstring {

Seed randomSeed();

// The range, or the one seed, or one at random.
SeedRange chosenSeeds(std::optional<Seed> seed, std::optional<SeedRange> seeds);

}  // namespace doorstring
