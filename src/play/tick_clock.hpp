// The clock of a host, the program that shows the game: it says how many ticks are due.
#pragma once

#include "base/fixed.hpp"

#include <algorithm>
#include <cstdint>

namespace doorstring {

// Turns the time that has passed into whole ticks and the share of the next one.
class TickClock {
public:
    // The most ticks that advance() returns. After a long pause of the machine, ticks beyond these
    // are dropped: the game does not catch up.
    static constexpr int mostTicksAtOnce = 5;

    // Returns how many ticks are due after `passed` nanoseconds. `speed` is that of the game, in
    // percent.
    int advance(std::int64_t passed, int speed) {
        rest_ += passed * speed / 100;
        const auto due = rest_ / tickLength;
        rest_ -= due * tickLength;
        return static_cast<int>(std::min<std::int64_t>(due, mostTicksAtOnce));
    }
    // Returns how much of the next tick has passed, as a number from 0 to whole - 1.
    int share(int whole) const { return static_cast<int>(rest_ * whole / tickLength); }

private:
    static constexpr std::int64_t tickLength = 1'000'000'000 / ticksPerSecond;
    std::int64_t rest_ = 0;
};

}  // namespace doorstring
