// What lives, flies and lies in a room, as figures.
#pragma once

#include "view/play/figures.hpp"

#include <vector>

namespace doorstring {

// `tickShare` of wholeTick has passed since the last tick.
void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& living,
                  int tickShare, bool reducedMotion);
void addProjectiles(Figures& figures, const Scene& scene, int tickShare);
void addDrops(Figures& figures, const Scene& scene, int tickShare);

}  // namespace doorstring
