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

// The nearest place where the body has footing: where it is, or in the middle of a tile or between
// two or four of them. Empty if the room has none.
std::optional<SubPos> nearestFooting(const Terrain& terrain, const Body& body);

// Moves a body as moveBody() does, but not off what it may tread on. False if it did not move.
bool moveOnFooting(const World& world, Body& body, GridOffset distance,
                   const RoundingConfig& rounding);

}  // namespace doorstring
