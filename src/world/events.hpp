// What happened during a tick, for those who show and sound it. One small struct an event.
#pragma once

#include "base/direction.hpp"
#include "base/grid_pos.hpp"

#include <variant>
#include <vector>

namespace doorstring {

struct FlipStarted {
    Direction direction;
    GridPos from;
    GridPos to;
};
struct FlipEnded {
    GridPos cell;
    bool firstVisit;
};
struct FootStep {};
struct BannerReached {
    GridPos cell;
};

using Event = std::variant<FlipStarted, FlipEnded, FootStep, BannerReached>;

// Cleared by the caller before each tick; its memory is used again.
using Events = std::vector<Event>;

}  // namespace doorstring
