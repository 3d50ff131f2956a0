// What creatures throw and shoot: bones and bolts fly straight until they meet something, bombs
// land and go off.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// Shoots from the middle of the creature along `aim`, as fast as its row says. A bomb lands where
// the aim ends. `boxSize` is the side of its hit box in pixels.
void shoot(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim);
// Shoots at a speed in pixels a second, without an event: for one of several shots. Not for bombs.
void throwAt(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim, int speed);

// Moves all projectiles for a tick.
void moveProjectiles(World& world, Events& events);

// Ends all projectiles of a kind with the next tick. They hurt nobody any more.
void endFlights(World& world, ProjectileKind kind);

// Knocks down bones and blobs that the blade meets.
void strikeProjectiles(World& world, const SubBox& blade, Events& events);

}  // namespace doorstring
