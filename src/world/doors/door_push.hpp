// Pushing at a shut door: held against it for a moment, a key opens it.
#pragma once

#include "world/state/input_frame.hpp"
#include "world/state/player.hpp"

#include <optional>

namespace doorstring {

// The shut door that the knight stands right before and presses toward.
std::optional<Direction> pushedDoor(const Player& player, const Terrain& terrain,
                                    const PlayerConfig& config, InputFrame input);

}  // namespace doorstring
