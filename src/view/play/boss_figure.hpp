// Bosses as figures: their pictures by what they do, their shadows, and the marks where they are
// about to land.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Adds a boss. `corner` is the upper left corner on the canvas that its picture would have if it
// were on the ground; `flash` is as in Figure. If `shakes`, the boss trembles before it attacks.
void addBoss(Figures& figures, const Scene& scene, const Creature& boss, GridPos corner, int feet,
             int flash, bool shakes);

// The number of pixels that a boss is above the ground. If the boss is out of sight, the number is
// greater than the height of most rooms.
int liftOfBoss(const Creature& boss, const CreaturesConfig& config);

}  // namespace doorstring
