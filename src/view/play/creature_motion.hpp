// How creatures are seen to move: in which picture, how far above the ground, and how they tremble
// before an attack.
#pragma once

#include "config/creature_parts.hpp"
#include "world/state/creatures.hpp"

namespace doorstring {

// Of its standard sheet. `config` is that of its kind.
int creatureCell(const Creature& creature, const CreatureConfig& config);

// Pixels above the ground: in a leap, or thrown back by a blow.
int liftOf(const Creature& creature, const CreatureConfig& config);

// Pixels to the side, in the last ticks before it attacks.
int trembleOf(const Creature& creature, const CreatureConfig& config);

// Pixels above the ground at a tick of a throw that rises to `height` and ends after `length`.
int arcAt(int tick, int length, int height);

// Thrown back by a blow, as long as that takes.
int knockLift(const Body& body);

// A charger that ran into something.
bool isDazed(const Creature& creature);

}  // namespace doorstring
