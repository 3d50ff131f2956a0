// F3: hit boxes and solid tiles of the room, what the blade reaches, how long frames and ticks
// take, and where the knight is.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <cstdint>

namespace doorstring {

// Microseconds, smoothed over some frames.
struct FrameTimes {
    std::int64_t frame = 0;  // from one frame to the next
    std::int64_t tick = 0;   // to do one tick
    std::int64_t draw = 0;   // to draw one frame

    static std::int64_t smoothed(std::int64_t before, std::int64_t now) {
        return (7 * before + now) / 8;
    }
};

void drawDebugOverlay(Canvas& canvas, const BdfFont& font, const World& world,
                      const FrameTimes& times);

}  // namespace doorstring
