// The screen on which a dungeon grows: the last step in words, the grid, and the timeline below.
#pragma once

#include "base/message.hpp"
#include "lab/watch/growth_picture.hpp"
#include "study/trace/trace.hpp"
#include "view/panel.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// A trace as a bar: a part for each pass, as wide as its share of steps, and a knob at the current
// step.
class Timeline {
public:
    explicit Timeline(const Trace& trace);

    // Draws the bar, with the knob after `steps` steps.
    void draw(const Page& page, PixelRect bar, std::size_t steps) const;

    // The number of steps done at the point x of the bar. Left of the bar no step is done, right of
    // it all are.
    std::size_t stepsAt(PixelRect bar, int x) const;

private:
    struct Part {
        std::string_view pass;
        Message title;
        std::size_t first;  // the index of its first step
        std::size_t end;    // one more than the index of its last step
    };

    void drawNames(const Page& page, PixelRect bar, std::size_t steps) const;
    // The point of the bar at which that number of steps is done: the opposite of stepsAt().
    int xAfter(PixelRect bar, std::size_t steps) const;

    std::vector<Part> parts_;
    std::size_t steps_;
};

struct WatchLayout {
    PixelRect field;   // where the dungeon grows
    PixelRect button;  // pauses and continues
    PixelRect bar;
    PixelRect grip;  // the bar with some space around it, for the mouse
};
WatchLayout watchLayout(GridSize canvas);

struct WatchPicture {
    GrowthMoment moment;
    const Timeline& timeline;
    std::string_view seedCode;
    std::string_view sentence;  // of the last step
    int speed = 1;
    bool paused = false;
    // What keys do, the most important first; those that do not fit are left out.
    std::span<const std::string> hints;
};

void drawWatchScreen(const Page& page, const WatchPicture& picture);

}  // namespace doorstring
