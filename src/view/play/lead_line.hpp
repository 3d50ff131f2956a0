// The red thread on the ground that leads to the boss, where the floor has one.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Draws the thread from the knight's feet toward the door on the shortest way to the boss.
void drawLeadLine(Canvas& canvas, const Scene& scene);

}  // namespace doorstring
