// Ticks and pictures in time.
#pragma once

#include "base/fixed.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace doorstring {

// Turns the time that has passed into whole ticks and the share of the next one.
class TickClock {
public:
    // After a long pause of the machine the game goes on from where it was, instead of running
    // after the time.
    static constexpr int mostTicksAtOnce = 5;

    // How many ticks are due. The time is in nanoseconds.
    int advance(std::int64_t passed) {
        rest_ += passed;
        const auto due = rest_ / tickLength;
        rest_ -= due * tickLength;
        return static_cast<int>(std::min<std::int64_t>(due, mostTicksAtOnce));
    }
    // 0 to whole - 1.
    int share(int whole) const { return static_cast<int>(rest_ * whole / tickLength); }

private:
    static constexpr std::int64_t tickLength = 1'000'000'000 / ticksPerSecond;
    std::int64_t rest_ = 0;
};

// How long to wait before the next picture, so that there are no more of them than the limit.
// `passed` since this picture was begun, `blocked` of it waiting for the screen. A screen that
// keeps pictures in step with its own sets the pace: to sleep for the little that is left to the
// limit would miss its next one.
constexpr std::chrono::nanoseconds restOfFrame(std::chrono::nanoseconds passed,
                                               std::chrono::nanoseconds blocked,
                                               std::chrono::nanoseconds limit) {
    using namespace std::chrono_literals;
    const std::chrono::nanoseconds left = std::max<std::chrono::nanoseconds>(limit - passed, 0ns);
    const bool inStep = blocked >= 1ms && left < limit / 4;
    return inStep ? 0ns : left;
}

}  // namespace doorstring
