#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "view/hud/hud.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace doorstring {

namespace {

std::string lineFor(const ReplayProgress& progress) {
    if (progress.differsAt) {
        return say("differs {time}", "time"_a = playTime(*progress.differsAt));
    }
    const std::string time = playTime(progress.tick);
    return progress.hasEnded   ? say("ended {time}", "time"_a = time)
           : progress.isPaused ? say("paused {time}", "time"_a = time)
                               : fmt::format("x{} {}", progress.speed, time);
}

}  // namespace

void drawReplayLine(const Page& page, const World& world, const ReplayProgress& progress) {
    const auto& [canvas, art, colours] = page;
    // The sign of threads makes way for the time.
    PixelRect area = goalArea(page, world);
    area.width += world.config.isAdventure() ? threadsWidth : 0;
    page.cover(area);
    page.write(lineFor(progress), area.x, area.y,
               progress.differsAt ? colours.bad : colours.bright);
    const auto width = static_cast<std::uint64_t>(page.width());
    const std::uint64_t whole = std::max<std::uint64_t>(progress.ticks, 1);
    const auto doneWidth = static_cast<int>(width * std::min(progress.tick, whole) / whole);
    canvas.fill({0, hudHeight - 1, doneWidth, 1}, colours.text);
}

}  // namespace doorstring
