// The motion of one step alone, without pictures and events, so that the autopilot can predict
// steps by the same rule.
#pragma once

#include "config/config.hpp"
#include "world/state/player.hpp"

namespace doorstring {

// The velocity, in subpixels a tick, of a knight who moves at a speed in pixels a second: equally
// fast in all directions.
GridOffset evenVelocity(int speed, GridOffset direction);

// Moves the knight by one tick of walking. `previous` becomes where he was before.
void stride(Player& player, const Terrain& terrain, const PlayerConfig& config,
            const GroundConfig& ground, GridOffset direction);

// The subpixels that a knight glides who walked straight onto ice and lets go of the keys.
int iceGlide(const PlayerConfig& config, const GroundConfig& ground);

}  // namespace doorstring
