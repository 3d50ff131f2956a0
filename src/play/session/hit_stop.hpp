// A blow that meets holds the picture for some ticks, so that it is felt. The rules know nothing of
// it: those ticks are left out, and what is pressed in them counts in the next one.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

class HitStop {
public:
    // What happened in the tick that the world has just done.
    void take(const Events& events, const World& world);
    void clear() { *this = {}; }

    // Whether the world leaves out this tick.
    bool holdsTick();
    // Whether it left out the last one: then nothing is drawn between two ticks.
    bool holds() const { return holds_; }

private:
    int left_ = 0;
    bool holds_ = false;
};

}  // namespace doorstring
