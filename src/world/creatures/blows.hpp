// What blows and blasts do to creatures.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// What strikes creatures: one or more blows at once.
struct Blow {
    SubPos from;  // the place that they come from
    int blows = 1;
    std::optional<Item> item = {};  // that dealt them; null if no item did
    bool isFromCreature = false;    // whether a creature dealt them
};

// Strikes all creatures that the box or disc overlaps, but for those that were struck just before
// and those out of reach (see isOutOfReach()). Shields and other guards stop blows.
void strikeAll(World& world, const SubBox& box, const Blow& blow, Events& events);
void strikeAll(World& world, const SubDisc& disc, const Blow& blow, Events& events);

// Lets a creature answer an item that meets it. Returns whether the creature has answered. If it
// has, the item must do nothing else to it.
bool letAnswer(World& world, Creature& creature, const Meeting& meeting, Events& events);

// Lets a creature fall at once if the item is an arrow or the hook. Returns whether it falls. It is
// meant for Behaviour::answerItem.
bool fallFromAfar(World& world, Creature& creature, const Meeting& meeting, Events& events);

// Stuns a creature for some ticks, whatever it is doing, unless it changes or falls. What it has
// announced does not happen.
void stun(World& world, Creature& creature, int ticks, Events& events);

// Removes creatures that have taken their last blow; a boss stays until it has finished falling.
// They leave drops, and the doors open when the last one of a room is gone. If one fell before its
// turn, all fallen foes come back.
void removeFallen(World& world, Events& events);

// The blast of a bomb, laid by the knight or thrown by a creature.
struct Burst {
    SubPos middle;
    int radius = 24;                           // pixels
    int blows = 1;                             // that it deals to creatures
    int halfHearts = 1;                        // that it costs the knight
    std::optional<CreatureKind> thrower = {};  // null if the knight laid it
};

// Clears grass, crates, urns and rubble away, breaks cracked walls, hurts the knight if his middle
// is within the blast, and strikes creatures that are at least partly within it.
void burst(World& world, const Burst& bomb, Events& events);

}  // namespace doorstring
