// The part of validate() for dungeons that were cut out of a carved map.
#pragma once

#include "testing/validate/validate.hpp"

#include <vector>

namespace doorstring::testing {

// Start and exit on ground, all ground joined, wall around it, rooms where there is ground, doors
// where the way leads on, each opening with its equal partner, distances as they are, and nothing
// that needs doors: no roles, no locks, no keys.
void validateCarved(const Dungeon& dungeon, std::vector<Fault>& faults);

}  // namespace doorstring::testing
