// The figures of creatures, of what they throw and of what they drop.
#pragma once

#include "view/play/figures.hpp"

#include <vector>

namespace doorstring {

// Adds the creatures, when `tickShare` of wholeTick has passed since the last tick.
void addCreatures(Figures& figures, const Scene& scene, const std::vector<Creature>& creatures,
                  int tickShare, ShownMotion shownMotion);
// Adds stars around the head of a dazed creature, as though its picture had 16 x 16 pixels and its
// upper left corner at `corner`.
void addStars(Figures& figures, const Scene& scene, const Creature& creature, int feet,
              GridPos corner);
// Draws the turn of each foe of a puzzle as pips below the foe.
void drawTurns(Canvas& canvas, const Scene& scene, const std::vector<Creature>& living,
               int tickShare);
void addProjectiles(Figures& figures, const Scene& scene, int tickShare);
// Adds what comes down from above where an omen is about to hurt.
void addThrown(Figures& figures, const Scene& scene);
void addDrops(Figures& figures, const Scene& scene, int tickShare);

// The area on the canvas of the picture of a creature or projectile in the knight's room, as though
// it were on the ground.
PixelRect areaOfBody(const World& world, const Body& body);

}  // namespace doorstring
