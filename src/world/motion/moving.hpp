// A step along both axes that ends at whatever is solid, led around corners.
#pragma once

#include "config/config.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

// The box after a step of `distance` subpixels, at most a tile along each axis. A straight step
// that a corner stops is led around it; a diagonal one slides along.
SubBox movedBox(const Terrain& terrain, SubBox box, GridOffset distance,
                const PlayerConfig& config);

}  // namespace doorstring
