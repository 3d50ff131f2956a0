// The motion of one step alone, without pictures and events, so that the autopilot can predict
// steps by the same rule.
#pragma once

#include "config/config.hpp"
#include "world/state/player.hpp"

namespace doorstring {

// Of a knight who moves so many pixels a second, in subpixels a tick: the same in all directions.
GridOffset evenVelocity(int speed, GridOffset direction);

// `previous` is where the knight was before the step.
void stride(Player& player, const Terrain& terrain, const PlayerConfig& config,
            const GroundConfig& ground, GridOffset direction);

// How far, in subpixels, a knight glides who walked straight onto ice and lets go of the keys.
int iceGlide(const PlayerConfig& config, const GroundConfig& ground);

}  // namespace doorstring
