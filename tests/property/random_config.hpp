// Random configurations for property tests, and what a failing test prints about one.
#pragma once

#include "base/rng.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"

#include <string>

namespace doorstring::testing {

// Random tables, grid, start and start doors.
DungeonConfig randomConfig(RandomStream& random, int longestSide);

// The same with tables by distance, borders that grow and facing doors that stay, or some of them.
DungeonConfig randomSteeredConfig(RandomStream& random, int longestSide);

// Adds what comes after growth, at random: special rooms, locks, loops; or makes it a hideout.
void addRandomSpecials(RandomStream& random, DungeonConfig& config);

// Enough to make the same dungeon again.
std::string toText(const DungeonConfig& config, Seed seed);

}  // namespace doorstring::testing
