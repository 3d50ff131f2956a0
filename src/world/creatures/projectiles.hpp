// What creatures throw and shoot: bones and bolts fly straight until they meet something, bombs
// land and go off.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// From the middle of the creature along `aim`, as fast as its row says. A bomb lands where the aim
// ends. `boxSize`: pixels, the side of its hit box.
void shoot(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim);
// The same at a speed in pixels a second, and without an event: one of several. No bombs.
void throwAt(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim, int speed);

// One tick of all of them.
void moveProjectiles(World& world, Events& events);

// All of that kind end with the next tick, and hurt nobody.
void endFlights(World& world, ProjectileKind kind);

// Bones and blobs that the blade meets are knocked down.
void strikeProjectiles(World& world, const SubBox& blade, Events& events);

}  // namespace doorstring
