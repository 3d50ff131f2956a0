// Landmarks and hazards in the rooms of a carved map, so that one tells them apart and has to look
// where one walks: pillars, a pond, grass, a fire, pits, spikes.
#pragma once

#include "base/seed.hpp"
#include "dungeon/carved/carved_map.hpp"

#include <cstdint>

namespace doorstring {

// Each room keeps a ring of ground along its walls, so nothing is cut off and nobody has to walk
// over what harms. The screens of the start and of the exit stay bare, and so do the edges of
// screens, where the knight arrives.
void dressMap(Seed seed, std::uint32_t attempt, CarvedMap& map);

}  // namespace doorstring
