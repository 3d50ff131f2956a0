// The companion, who fights beside the knight until the knight leaves the floor.
#pragma once

#include "base/direction.hpp"
#include "world/motion/body.hpp"

#include <cstdint>

namespace doorstring {

enum class CompanionDoing : std::uint8_t {
    Follows,  // walks after the knight or up to a creature
    Strikes,
    Kneels,  // after he was hit
};

struct Companion {
    Body body;
    Direction facing = Direction::South;
    CompanionDoing doing = CompanionDoing::Follows;
    int ticks = 0;      // since he began what he is doing
    int restTicks = 0;  // left until he can strike again
};

}  // namespace doorstring
