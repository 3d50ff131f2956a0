// Turns the time that has passed into whole ticks and the share of the next one.
#pragma once

#include "base/fixed.hpp"

#include <algorithm>
#include <cstdint>

namespace doorstring {

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

}  // namespace doorstring
