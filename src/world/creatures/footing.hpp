// Where a creature may stand: off doorways and whatever harms.
#pragma once

#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Whether a creature may tread on a tile of the room.
bool mayTread(const Terrain& terrain, GridPos tile, Gait gait);

// Whether it may tread on all tiles that its hit box touches.
bool hasFooting(const Terrain& terrain, const Body& body);
inline bool hasFooting(const World& world, const Body& body) {
    return hasFooting(world.terrain(), body);
}

// Where the body would have footing, as near as can be: where it is, or in the middle of a tile or
// between two or four of them.
std::optional<SubPos> nearestFooting(const Terrain& terrain, const Body& body);

// A step as of moveBody() that is not made where it would lead off what it may tread on. False
// where the body is where it was.
bool moveOnFooting(const World& world, Body& body, GridOffset distance,
                   const RoundingConfig& rounding);

}  // namespace doorstring
