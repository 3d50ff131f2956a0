// How to answer each creature: whom to fight, and when to keep away from it.
#pragma once

#include "autopilot/fight/eyes.hpp"
#include "config/config.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// False of what nothing hurts, and of what is too strong for a knight with few hearts.
bool isWorthAFight(const CreatureConfig& row, int halfHearts);

// How many pixels to keep away from it, which is `distance` pixels off; 0: go and strike.
int distanceToKeep(const SeenCreature& seen, const CreatureConfig& row, int distance,
                   const PlayerConfig& player);

// The same where no way leads to it: to turn one's back on a ghost brings it out.
int distanceToLure(CreatureKind kind);

// Whether its shield stops a blow from there.
bool isShieldedFrom(const SeenCreature& seen, SubPos middle, SubPos knight);

// Shooting with the bow what stands in line, and having the right item in hand.

// The side to shoot an arrow at that most likely meets; none where there is none, or the bow is not
// in hand.
std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room);

// The same keys, and that which leads to an item that is of more use here than the one in hand: the
// lantern in the dark, else the bow. Keys that use or choose an item stay as they are.
InputFrame withUsefulItem(const World& world, const SeenRoom& room, InputFrame input);

}  // namespace doorstring
