// What blows and blasts do to creatures.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Strikes all creatures that the box or disc overlaps with `blows` blows at once, which come from
// `from`. Shields stop blows, and creatures aloft are out of their reach.
void strikeAll(World& world, const SubBox& box, SubPos from, Events& events, int blows = 1);
void strikeAll(World& world, const SubDisc& disc, SubPos from, Events& events, int blows = 1);

// Removes creatures that have taken their last blow, a boss only once it has finished falling. They
// leave drops, and the doors open when the last one of a room is gone.
void removeFallen(World& world, Events& events);

// The blast of a bomb, laid by the knight or thrown by a creature.
struct Burst {
    SubPos middle;
    int radius = 24;                      // pixels
    int blows = 1;                        // that it deals to creatures
    int halfHearts = 1;                   // that it costs the knight
    std::optional<CreatureKind> by = {};  // empty if the knight laid it
};

// Clears the ground, breaks cracked walls, hurts the knight if his middle is within the blast, and
// strikes creatures that are at least partly within it.
void burst(World& world, const Burst& bomb, Events& events);

}  // namespace doorstring
