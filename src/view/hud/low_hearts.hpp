// Makes the hearts that a blow took blink for a while. The last heart pulses and sounds twice.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

class LowHearts {
public:
    // Notes what happened in the world's last tick. Returns whether the last heart sounds now.
    bool take(const Events& events, const World& world);
    // Whether the last heart is lit just now.
    bool isLit() const;
    // The number of half hearts that the last blow took.
    int lost() const { return lost_; }

private:
    static bool isLow(const World& world);

    int ticks_ = quiet;
    int lost_ = 0;

    static constexpr int pulses = 2;
    static constexpr int period = 48;  // ticks from one pulse to the next
    static constexpr int lit = 10;     // ticks of a period
    static constexpr int quiet = pulses * period;
};

}  // namespace doorstring
