// Where the knight can stand unharmed.
#pragma once

#include "world/motion/terrain.hpp"

namespace doorstring {

// Where `box` is to stand: there, or in the middle of the nearest tile where nothing is in the way
// and nothing harms. There again where the room has no such tile.
SubPos safePlaceNear(const Terrain& terrain, const SubBox& box);

}  // namespace doorstring
