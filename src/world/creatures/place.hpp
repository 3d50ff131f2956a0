// Who lives in a room that the knight comes into, and where.
#pragma once

#include "world/state/world.hpp"

#include <vector>

namespace doorstring {

// Those who survived there, while the room is remembered; none in a room that was cleared; else
// those of danger.hpp, each on a tile of its own that can be walked to from `entry`, where the
// knight comes in, and away from there: where a drawing by hand has a creature, as long as there
// are such tiles.
std::vector<Creature> creaturesOf(const World& world, const Room& room, const Ground& ground,
                                  SubPos entry);

// The knight woke at the door: those who live in his room begin again, healed and away from him, as
// though he had just come in, and nothing flies any more.
void placeAnew(World& world);

// The tiles of the room changed: those who cannot stand where they are go to the nearest tile that
// they may tread on. Where there is none they are gone.
void settleCreatures(World& world);

}  // namespace doorstring
