// What the knight pushes at, and for how long.
#pragma once

#include "base/grid_pos.hpp"

#include <optional>

namespace doorstring {

struct DoorPush {
    std::optional<Direction> side;  // none: no door is pushed at
    int ticks = 0;                  // since it began
};

struct ThingPush {
    std::optional<GridPos> thing;  // none: nothing is pushed at
    int ticks = 0;                 // since it began
};

}  // namespace doorstring
