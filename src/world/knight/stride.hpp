// One step of the knight by itself: what moves him, without what is to be seen and heard of it. So
// whoever thinks ahead goes by the same rule.
#pragma once

#include "config/config.hpp"
#include "world/state/player.hpp"

namespace doorstring {

// `previous` is where the knight was before the step.
void stride(Player& player, const Terrain& terrain, const PlayerConfig& config,
            const GroundConfig& ground, GridOffset direction);

// How far, in subpixels, who walks straight onto ice slides on once he lets go.
int iceGlide(const PlayerConfig& config, const GroundConfig& ground);

}  // namespace doorstring
