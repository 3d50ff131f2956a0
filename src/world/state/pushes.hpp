// What the knight pushes at, and for how long.
#pragma once

#include "base/grid_pos.hpp"

#include <optional>

namespace doorstring {

struct DoorPush {
    std::optional<Direction> side;  // none: no door is pushed at
    int ticks = 0;                  // since it began
};

struct PushAttempt {
    std::optional<GridPos> pushable;  // none: nothing is pushed at
    int ticks = 0;                    // since it began
    bool refused = false;             // and the refusal was reported
};

}  // namespace doorstring
