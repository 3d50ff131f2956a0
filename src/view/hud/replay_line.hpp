// The line below the HUD while a recording plays: how far, how fast, and whether all checks hold.
// The lower edge is the boss's.
#pragma once

#include "view/panel.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

struct ReplayProgress {
    std::uint64_t tick = 0;
    std::uint64_t ticks = 0;  // of the whole recording
    int speed = 1;            // times real speed
    bool paused = false;
    bool ended = false;
    std::optional<std::uint64_t> differsAt;  // the tick of the first check that differs
};

// What the line leaves free of the canvas below the HUD.
PixelRect belowReplayLine(GridSize canvas, const BdfFont& font);

void drawReplayLine(const Page& page, const ReplayProgress& progress);

}  // namespace doorstring
