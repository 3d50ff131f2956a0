// Turns the knight's room into its mirror, left for right. The ring of walls and doors stays as it
// is; the knight and the creatures keep their places, but for those on the walls.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Whether the mirror of the knight's room is fair, too: safe ways still join all doors and the
// middle. False on a carved map.
bool isMirrorFair(const World& world);

// Lets the room turn into its mirror with the next tick. Then nothing moves for `ticks` ticks,
// while the mirror slides into view.
void askForMirror(World& world, int ticks);

// Advances the slide by one tick. The first tick mirrors the ground, the omens on it, and the
// creatures on the walls. A creature or knight that would be inside something solid is moved to the
// nearest free place.
void advanceMirror(World& world, Events& events);

}  // namespace doorstring
