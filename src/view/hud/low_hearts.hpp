// What a blow took of the hearts, which blinks for a while. When only one heart is left it pulses
// and sounds twice, then it is quiet.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

class LowHearts {
public:
    // Of the tick that the world has just done. True where it sounds.
    bool take(const Events& events, const World& world);
    // Whether the last heart is lit just now.
    bool isLit() const;
    // Half hearts that the last blow took.
    int lost() const { return lost_; }

private:
    static bool isLow(const World& world);

    int ticks_ = quiet;
    int lost_ = 0;

    static constexpr int pulses = 2;
    static constexpr int period = 48;  // ticks from one pulse to the next
    static constexpr int lit = 10;     // of them
    static constexpr int quiet = pulses * period;
};

}  // namespace doorstring
