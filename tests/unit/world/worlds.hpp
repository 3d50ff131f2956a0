// Small worlds to walk in.
#pragma once

#include "testing/dungeons.hpp"
#include "world/step.hpp"

#include <initializer_list>

namespace doorstring::testing {

inline WorldConfig plainConfig() {
    WorldConfig config;
    config.room.pillarChance = {0, 1};
    return config;
}

inline InputFrame hold(std::initializer_list<Direction> directions) {
    InputFrame input;
    for (const Direction direction : directions) {
        input.held = input.held.with(direction);
    }
    return input;
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
