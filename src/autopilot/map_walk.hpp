// Finding the way on a carved map, whose rooms may have parts that are joined by other rooms only:
// tile by tile, over all rooms that the knight has seen the inside of.
#pragma once

#include "autopilot/route.hpp"

namespace doorstring {

// What to hold to come to the nearest room not yet visited or, where its room is known, to the
// banner. Nothing where all of that is done.
InputFrame exploreMap(const World& world, Walker& walker);

}  // namespace doorstring
