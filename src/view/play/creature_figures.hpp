// The figures of creatures, of what they throw and of what they drop.
#pragma once

#include "view/play/figures.hpp"

#include <vector>

namespace doorstring {

// Adds the creatures, each where it is once `tickShare` of `wholeTick` has passed since the last
// tick.
void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& creatures,
                  int tickShare, ShownMotion shownMotion);
// Adds stars around the head of a dazed creature. `corner` is the upper left corner of the
// creature's picture. If that picture is wider than the stars, which are 16 pixels wide, `corner`
// is farther right, so that the stars are above its middle.
void addStars(Figures& figures, const Scene& scene, const Creature& creature, int feet,
              GridPos corner);
// Draws the turn of each foe of a puzzle as pips below the foe.
void drawTurns(Canvas& canvas, const Scene& scene, const std::vector<Creature>& living,
               int tickShare);
void addProjectiles(Figures& figures, const Scene& scene, int tickShare);
// Adds what comes down from above where an omen is about to hurt.
void addThrown(Figures& figures, const Scene& scene);
void addDrops(Figures& figures, const Scene& scene, int tickShare);

// The square on the canvas, 16 pixels wide, that a creature or projectile in the knight's room is
// taken to cover. Its lower edge is that of the hit box.
PixelRect areaOfBody(const World& world, const Body& body);

}  // namespace doorstring
