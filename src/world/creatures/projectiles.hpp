// What creatures throw and shoot: bones and bolts fly straight until they meet something, bombs
// land and go off.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

// From the middle of the creature, as fast as its row says. A bomb lands where the way ends.
void shoot(Turn& turn, ProjectileKind kind, int side, GridOffset way);

// One tick of all of them.
void moveProjectiles(World& world, Events& events);

// Bones that the blade meets are knocked down.
void strikeProjectiles(World& world, const SubBox& blade, Events& events);

}  // namespace doorstring
