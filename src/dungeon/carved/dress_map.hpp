// Lays furnishings and hazards in the rooms of a carved map, so that players can tell the rooms
// apart and have to look where they walk: pillars, a pond, grass, a fire, pits, spikes.
#pragma once

#include "base/seed.hpp"
#include "dungeon/carved/carved_map.hpp"

#include <cstdint>

namespace doorstring {

// Dresses the rooms of a map. Each keeps a ring of ground along its walls, so that nothing is cut
// off and no way has to lead over what harms. The screens of the start and of the exit stay bare,
// and so do the edges of screens, where the knight arrives.
void dressMap(Seed seed, std::uint32_t attempt, CarvedMap& map);

// Carves ground of the size `space` for a boss: in the screen of the exit or, if it does not fit
// there, in that of the farthest room where it does. The exit moves to the middle of this ground.
// All other ground of that screen is joined to it, because the ways out are shut while the boss
// lives. Returns false, and leaves the map as it was, if the ground fits nowhere.
bool carveBossChamber(GridSize space, CarvedMap& map);

}  // namespace doorstring
