// Who lives in a room that the knight comes into, and where.
//
// Foes of a puzzle have to fall in their turns. They live where no other creatures do.
#pragma once

#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// Those who survived there, while the room is remembered; none in a room that was cleared; all foes
// of a puzzle that is not solved, each as near to its mark as may be; else those of danger.hpp.
// Each has a tile of its own that can be walked to from `entry`, where the knight comes in, and is
// away from there: where a drawing by hand has a creature, as long as there are such tiles.
std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry);

// Whether another foe of a puzzle, which does not fall at the same time, has an earlier turn.
bool isBeforeItsTurn(const std::vector<Creature>& living, const Creature& foe);

// One has fallen before its turn: all that have fallen in the knight's room stand on their marks
// again.
void bringFoesBack(World& world, Events& events);

// The knight woke at the door: those who live in his room begin again, healed and away from him, as
// though he had just come in, and nothing flies any more.
void placeAnew(World& world);

// The tiles of the room changed: those who cannot stand where they are go to the nearest tile that
// they may tread on. Where there is none they are gone.
void settleCreatures(World& world);

}  // namespace doorstring
