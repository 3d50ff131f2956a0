// The last step of every interior: makes the room fair, whatever was drawn.
//
// The middle, where keys lie, becomes ground. The tiles just inside each door become safe, and so
// does a way from them to the middle: if there is none yet, the one that changes the fewest tiles
// is laid, with bridges over water and pits. Ground that still cannot be reached becomes `filler`.
#pragma once

#include "room/interiors/sketch.hpp"

namespace doorstring {

void makeFair(Sketch& sketch, Tile filler);

}  // namespace doorstring
