// Freezes the picture for a few ticks when a blow lands, to give it weight. The rules know nothing
// of it: those ticks are left out, and what is pressed in them counts in the next one.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

class HitStop {
public:
    // Notes what happened in the world's last tick.
    void take(const Events& events, const World& world);
    void clear() { *this = {}; }

    // Whether the world leaves out this tick.
    bool holdsTick();
    // Whether the world left out the last tick: then nothing is drawn between two ticks.
    bool holds() const { return holds_; }

private:
    int left_ = 0;
    bool holds_ = false;
};

}  // namespace doorstring
