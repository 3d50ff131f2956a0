// Decides which creatures live in a room that the knight comes into, and where.
//
// Foes of a puzzle have to fall in their turns. No other creatures live in their rooms.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// Makes a creature as the configuration has it, its hit box around `middle`. `roll` seeds its
// random numbers.
Creature makeCreature(const World& world, CreatureKind kind, SubPos middle, std::uint64_t roll);

// Adapts a creature to its edited row. The blows that it has taken still count.
void refit(Creature& creature, const CreatureConfig& before, const CreatureConfig& now);

// The creatures of a room as the knight comes in at `entry`. They are the survivors if the room is
// remembered, all foes of an unsolved puzzle, each as near to its mark as possible, or else those
// that danger.hpp draws, as far as the room has space for them; in a room that was cleared there
// are only those that fell asleep there. Each begins on a separate tile that can be walked to from
// `entry` and is away from it, preferably where a room made by hand has a spot for it.
std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry);

// Whether the turn of another living foe of a puzzle is earlier. Foes that fall at the same time do
// not count.
bool isBeforeItsTurn(const std::vector<Creature>& living, const Creature& foe);

// Puts all fallen foes of the knight's room back on their marks, because one fell before its turn.
void bringFoesBack(World& world, Events& events);

// Lets the creatures of the knight's room begin again, healed and away from him, as though he had
// just come in, and removes all projectiles. Called when he wakes at the door.
void placeAgain(World& world);

// Moves creatures that can no longer stand where they are to the nearest tile that they may tread
// on, and removes those without such a tile. Called when the tiles of the room changed.
void settleCreatures(World& world);

// Number of ticks from the fall of the last creature of a gallery until the next ones come.
inline constexpr int galleryPauseTicks = 90;

// Refills a gallery, in which creatures return again and again to be fought: at once in a room
// where none has fallen, else after the pause. `events` are those of the tick.
void fillGallery(World& world, const Events& events);

}  // namespace doorstring
