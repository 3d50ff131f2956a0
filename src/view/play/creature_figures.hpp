// What lives, flies and lies in a room, as figures.
#pragma once

#include "view/play/figures.hpp"

#include <vector>

namespace doorstring {

// `tickShare` of wholeTick has passed since the last tick.
void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& living,
                  int tickShare, bool reducedMotion);
// Below each foe of a puzzle so many pips as its turn is.
void drawTurns(Canvas& canvas, const Scene& scene, const std::vector<Creature>& living,
               int tickShare);
void addProjectiles(Figures& figures, const Scene& scene, int tickShare);
void addDrops(Figures& figures, const Scene& scene, int tickShare);

// Where the picture of what lives or flies in the knight's room is on the canvas, on the ground.
PixelRect areaOfBody(const World& world, const Body& body);

}  // namespace doorstring
