// How to answer each creature: whom to fight, and when to keep away from it.
#pragma once

#include "autopilot/fight/seen_room.hpp"
#include "config/config.hpp"

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

}  // namespace doorstring
