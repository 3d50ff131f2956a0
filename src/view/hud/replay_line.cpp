#include "config/text/printable.hpp"
#include "view/hud/hud.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace doorstring {

namespace {

std::string lineFor(const ReplayProgress& progress) {
    if (progress.differsAt) {
        return "differs " + playTime(*progress.differsAt);
    }
    const std::string how = progress.ended    ? "ended"
                            : progress.paused ? "paused"
                                              : fmt::format("x{}", progress.speed);
    return fmt::format("{} {}", how, playTime(progress.tick));
}

}  // namespace

void drawReplayLine(const Page& page, const World& world, const ReplayProgress& progress) {
    const auto& [canvas, art, colours] = page;
    // The sign of threads makes way for the time.
    PixelRect area = goalArea(page, world);
    area.width += world.config.isAdventure() ? threadsWidth : 0;
    canvas.fill(area, colours.back);
    page.write(lineFor(progress), area.x, area.y,
               progress.differsAt ? colours.bad : colours.bright);
    const auto width = static_cast<std::uint64_t>(page.width());
    const std::uint64_t whole = std::max<std::uint64_t>(progress.ticks, 1);
    const auto done = static_cast<int>(width * std::min(progress.tick, whole) / whole);
    canvas.fill({0, hudHeight - 1, done, 1}, colours.text);
}

}  // namespace doorstring
