// The lead line: the red thread on the ground that leads to the boss, or to the goal of a floor
// without one. Only some floors have the line.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

// Draws the thread, if the floor has it, from the knight's feet toward the door that leads to the
// goal by the shortest way.
void drawLeadLine(Canvas& canvas, const Scene& scene);

}  // namespace doorstring
