// Pushing at a shut door: held against it for a moment, a key opens it.
#pragma once

#include "world/input_frame.hpp"
#include "world/player.hpp"

#include <optional>

namespace doorstring {

// The place just before the middle of one side of a box.
SubPos placeBefore(const SubBox& box, Direction side);

struct DoorPush {
    std::optional<Direction> side;  // none: no door is pushed at
    int ticks = 0;                  // since it began
};

// The shut door that the knight stands right before and presses toward.
std::optional<Direction> pushedDoor(const Player& player, const Terrain& terrain,
                                    const PlayerConfig& config, InputFrame input);

}  // namespace doorstring
