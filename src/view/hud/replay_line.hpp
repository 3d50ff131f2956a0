// What the HUD shows while a recording plays: how far, how fast, and whether all checks hold. It
// covers nothing of the room.
#pragma once

#include "view/panel.hpp"
#include "world/state/world.hpp"

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

// Draws over the goal of the HUD; the strip's lower edge shows how much of the recording has been
// played.
void drawReplayLine(const Page& page, const World& world, const ReplayProgress& progress);

}  // namespace doorstring
