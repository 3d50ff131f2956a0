// How to answer each creature: whether to fight it, when to keep away from it, and with which item.
#pragma once

#include "autopilot/fight/eyes.hpp"
#include "config/config.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Whether to fight it: not if nothing hurts it, or if it is too strong for a knight with few
// hearts.
bool isWorthAFight(const CreatureConfig& row, int halfHearts);

// The number of pixels to keep away from a creature that is `distance` pixels off; 0 to go and
// strike it.
int distanceToKeep(const SeenCreature& seen, const CreatureConfig& row, int distance,
                   const PlayerConfig& player);

// The same for one that no way leads to: to turn one's back on a ghost brings it out.
int distanceToLure(CreatureKind kind);

// Whether its shield stops a blow from there.
bool isShieldedFrom(const SeenCreature& seen, SubPos middle, SubPos knight);

// The side to which an arrow most likely meets something; empty if none does or the bow is not in
// hand.
std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room);

// Adds the key that leads to an item of more use here than the one in hand: the lantern in the
// dark, else the bow. Keys that use or choose an item stay as they are.
InputFrame withUsefulItem(const World& world, const SeenRoom& room, InputFrame input);

}  // namespace doorstring
