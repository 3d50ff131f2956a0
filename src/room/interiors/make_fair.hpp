// The last stroke of every interior: what it must keep to, whatever it has drawn.
//
// The middle, where things lie, is ground. The ends of all doors are safe, and a way of safe tiles
// leads from each to the middle: where there is none yet, the one that changes the fewest tiles is
// laid, with bridges over water and pits. What can still not be walked to becomes `filler`.
#pragma once

#include "room/interiors/sketch.hpp"

namespace doorstring {

void makeFair(Sketch& sketch, Tile filler);

}  // namespace doorstring
