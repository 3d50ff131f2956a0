// What relics do: some change values that the knight plays by, others give him powers.
#pragma once

#include "config/relics.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

// Applies all of the knight's relics to the configuration of the world. It must be a configuration
// to which no relic was applied yet, because a relic that is applied twice changes it twice.
void wearRelics(World& world);

// Adds a relic to what the knight has. It works from now on. A relic that he has already changes
// nothing.
void takeRelic(World& world, Relic relic);

// The sum of what the knight's relics add to a power; 0 if he does not have it.
inline int powerOf(const World& world, Power power) {
    return world.config.powers[power];
}

// Uses one of the charges that a power has in each room. Returns false if none is left.
bool spendCharge(World& world, Power power, Events& events);

// Counts one more event of the kind that a power counts, such as a blow. Returns whether the power
// works on this event: it works on every nth one, n being powerOf().
bool countToward(World& world, Power power, Events& events);

// Whether the power will work on the event that countToward() counts next.
bool worksNext(const World& world, Power power);

// Whether all charges of a relic that the knight has are spent in this room.
bool isSpent(const World& world, Relic relic);

}  // namespace doorstring
