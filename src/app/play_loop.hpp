// The game in a window: ticks of fixed length, and between them drawing at the pace of the screen
// or of the frame limit.
#pragma once

#include "app/tour.hpp"
#include "files/folders.hpp"
#include "play/game.hpp"
#include "play/tick_clock.hpp"

#include <algorithm>
#include <chrono>

namespace doorstring {

// Returns how long to sleep before the next frame: what remains of `limit`. `passed` is the time
// since this frame began, `waitedForScreen` the part of it spent waiting for the screen. Returns 0
// if the program waited for the screen and less than a quarter of `limit` remains: the screen then
// sets the pace, and sleeping would miss its next refresh. Otherwise the limit sets the pace.
constexpr std::chrono::nanoseconds restOfFrame(std::chrono::nanoseconds passed,
                                               std::chrono::nanoseconds waitedForScreen,
                                               std::chrono::nanoseconds limit) {
    using namespace std::chrono_literals;
    const auto remaining = std::max<std::chrono::nanoseconds>(limit - passed, 0ns);
    const bool screenSetsPace = waitedForScreen >= 1ms && remaining < limit / 4;
    return screenSetsPace ? 0ns : remaining;
}

// Runs until the player quits, a signal asks for the end, or the tour, if any, ends. Returns the
// exit status. The log says how long after `programStart` the first frame was shown.
int playInWindow(Game& game, const Folders& folders, Tour* tour,
                 std::chrono::steady_clock::time_point programStart);

}  // namespace doorstring
