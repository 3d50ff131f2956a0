// Chests, stalls with their keeper, and urns.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

void addThings(Figures& figures, const Scene& scene, const Room& room);
void addUrns(Figures& figures, const Scene& scene, const Ground& ground);

// Below each stand, over all that stands there.
void drawPrices(Canvas& canvas, const Scene& scene, const Room& room);

}  // namespace doorstring
