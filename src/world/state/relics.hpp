// What relics do: some change figures that the knight plays by, others give him powers.
#pragma once

#include "config/relics.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Lets all relics that the knight has work in a world whose figures are as they were configured.
void wearRelics(World& world);

// Adds a relic to what the knight has. It works from now on.
void takeRelic(World& world, Relic relic);

inline int powerOf(const World& world, Power power) {
    return world.config.powers[power];
}

// Uses one of the charges that a power has in each room. False if none is left.
bool spendCharge(World& world, Power power, Events& events);

// Counts one of what a power counts. Returns whether this is the one that it is about.
bool comesRound(World& world, Power power, Events& events);

// Whether the next one that comesRound() counts is the one that the power is about.
bool isNextRound(const World& world, Power power);

// Whether a relic is used up in this room.
bool isSpent(const World& world, Relic relic);

}  // namespace doorstring
