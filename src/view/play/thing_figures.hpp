// Chests, stalls with their keeper, urns, braziers, levers and gates.
#pragma once

#include "view/play/figures.hpp"

namespace doorstring {

void addThings(Figures& figures, const Scene& scene, const Room& room);
void addUrns(Figures& figures, const Scene& scene, const Ground& ground);
void addMechanisms(Figures& figures, const Scene& scene, const Ground& ground);

// Below each lever, and on the mark of each foe, so many pips as its turn is, on the ground.
void drawPips(Canvas& canvas, const Scene& scene, const Room& room, const Ground& ground);
// So many side by side around `middle`.
void drawTurn(Canvas& canvas, int turn, int middle, int y);

// Below each stand, over all that stands there.
void drawPrices(Canvas& canvas, const Scene& scene, const Room& room);

}  // namespace doorstring
