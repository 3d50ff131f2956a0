// The screen on which a dungeon grows: what happens in words, the grid, and the timeline below.
#pragma once

#include "picture/growth/growth_picture.hpp"
#include "view/hud/timeline.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct WatchLayout {
    PixelRect field;
    PixelRect button;  // pauses and goes on
    PixelRect bar;
    PixelRect grip;  // the bar with some room around it, for the mouse
};
WatchLayout watchLayout(GridSize canvas);

struct WatchPicture {
    GrowthMoment moment;
    const Timeline& timeline;
    std::string_view seedCode;
    std::string_view sentence;  // of the last step
    int speed = 1;
    bool paused = false;
    // What keys do, the most important first; as many as there is room for.
    std::span<const std::string> hints;
};

void drawWatchScreen(const Page& page, const WatchPicture& picture);

}  // namespace doorstring
