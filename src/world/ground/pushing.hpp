// Crates and blocks: walked against for a while, they slide one tile on.
#pragma once

#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Pushing takes one direction alone, the middle of that side of the hit box before the thing, and a
// knight who gets no farther: who is led around its corner does not push it.
void pushThing(World& world, InputFrame input, Events& events);

// One tick of the thing that slides. It goes on over ice; pits are filled, deep water swallows it.
void slideThing(World& world, Events& events);

// Plates are down below things and below the knight.
void pressPlates(World& world, Events& events);

}  // namespace doorstring
