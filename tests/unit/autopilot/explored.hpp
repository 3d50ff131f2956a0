// The explorer at play.
#pragma once

#include "autopilot/explorer.hpp"
#include "world/step.hpp"

namespace doorstring::testing {

// What happens meanwhile.
inline Events explored(World& world, int ticks) {
    Explorer explore;
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, explore(world), events);
    }
    return events;
}

}  // namespace doorstring::testing
