// Decides which creatures live in a room that the knight comes into, and where.
//
// The foes of a puzzle have to fall in the order of their turns, and no other creatures live in
// their room.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// Makes a creature as the configuration has it, its hit box around `middle`. `roll` seeds its
// random numbers.
Creature makeCreature(const World& world, CreatureKind kind, SubPos middle, std::uint64_t roll);

// Adapts a creature after the row of its kind was edited. The blows that it has taken still count.
void refit(Creature& creature, const CreatureConfig& before, const CreatureConfig& now);

// The creatures of a room as the knight comes in at `entry`. The first of these that applies:
// - in a world without creatures: none;
// - in the room of a set piece: those that belong to it, but none once it is done or they have
//   fallen;
// - in a room that was cleared: those that fell asleep there, in their places;
// - in the room of an unsolved puzzle with foes: all its foes;
// - in a remembered room: the survivors;
// - in any other room: those that danger.hpp draws, but no more than the room has space for, and in
//   the dark only kinds that may live there.
//
// A boss begins in the middle of the room, and a singer on its mark. Every other creature begins on
// a separate tile that can be walked to from `entry` and is more than `entryDistance` away: a foe
// as near to its mark as possible, others preferably on spots that a room made by hand has for
// creatures.
std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry);

// Whether another living foe has an earlier turn than `foe`. Foes that fall in the same tick as
// `foe` do not count.
bool isBeforeItsTurn(const std::vector<Creature>& living, const Creature& foe);

// Brings all fallen foes of the knight's room back after one of them fell before its turn. Each
// begins as near to its mark as possible.
void bringFoesBack(World& world, Events& events);

// Lets the creatures of the knight's room begin again, healed and away from him, as though he had
// just come in; a boss begins without those that it called. Removes all projectiles and omens.
// Called when he wakes at the door after he died.
void placeCreaturesAgain(World& world);

// Moves creatures that can no longer stand where they are to the nearest place where they can, and
// removes those without such a place; creatures on walls stay. Called when the tiles of the room
// changed.
void putCreaturesOnFooting(World& world);

// Number of ticks from the fall of the last creature of a gallery until the next ones come.
inline constexpr int galleryPauseTicks = 90;

// Refills an empty gallery, in which creatures return again and again to be fought. The next ones
// come `galleryPauseTicks` after the last one has fallen, or at once if none has fallen. `events`
// are those of the tick.
void fillGallery(World& world, const Events& events);

}  // namespace doorstring
