// How creatures are shown to move: which picture, how far above the ground, and how they tremble
// before an attack.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// The picture of its standard sheet. `config` is that of its kind.
int creatureCell(const Creature& creature, const CreatureConfig& config);

// The number of pixels above the ground, in a leap or thrown back by a blow.
int liftOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels to the side, in the last ticks before it attacks.
int trembleOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels above the ground at a tick of a throw that rises to `height` and takes
// `length` ticks.
int arcAt(int tick, int length, int height);

// The number of pixels above the ground of what a blow throws back.
int knockLift(const Body& body);

// Whether it shows that it ran into something.
bool isDazed(const Creature& creature);

}  // namespace doorstring
