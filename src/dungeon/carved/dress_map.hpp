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

// Ground for a boss in a carved map.

// Carves ground of the size `space` around the middle of the exit's screen or, where they do not
// fit there, of that of the room farthest from the start; the exit moves to the middle of it.
// Nothing of that screen is apart from this ground: its ways out shut while the boss lives.
// Returns false if it fits nowhere; the map then stays as it was.
bool carveBossChamber(GridSize space, CarvedMap& map);

}  // namespace doorstring
