// What the knight's items do, as it is seen: bombs, arrows, the hook on its chain, and what he
// holds up.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

void addTools(Figures& figures, const Scene& scene, int tickShare);

inline constexpr int heldHeight = 13;  // pixels above the knight's picture
// Adds what the knight holds up, over his head; the corner is that of his picture, and `feet` where
// he stands.
void addHeldUp(Figures& figures, const Scene& scene, GridPos corner, int feet);

}  // namespace doorstring
