// Small worlds to walk in.
#pragma once

#include "testing/dungeons.hpp"
#include "world/step.hpp"

namespace doorstring::testing {

// Nobody hurries, and all rooms slide at one speed.
inline WorldConfig plainConfig() {
    WorldConfig config;
    config.player.quickSpeed = config.slideBackSpeed = 100;
    config.room.pillarChance = {0, 1};
    return config;
}

// Into a room as it was made.
inline void enterAsMade(World& world, const Room& room, SubPos at) {
    world.enter(room, Ground(room), {}, at);
}

// Steps until the condition holds; false where it does not within the ticks.
template <typename Condition>
bool stepUntil(World& world, InputFrame input, int mostTicks, Condition condition) {
    Events events;
    for (int tick = 0; tick < mostTicks; ++tick) {
        events.clear();
        step(world, input, events);
        if (condition(world)) {
            return true;
        }
    }
    return false;
}

inline bool isSliding(const World& world) {
    return world.flip.has_value();
}

inline bool isStill(const World& world) {
    return !world.flip;
}

}  // namespace doorstring::testing
