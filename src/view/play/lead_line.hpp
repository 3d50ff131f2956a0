// The lead line: the red thread on the ground that leads to the boss, on floors that have one.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Draws the thread from the knight's feet toward the door on the shortest way to the boss.
void drawLeadLine(Canvas& canvas, const Scene& scene);

}  // namespace doorstring
