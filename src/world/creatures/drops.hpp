// Hearts, coins, bombs and arrows that creatures, cut grass and broken urns leave. They fly to a
// knight who comes near, coins from anywhere.
#pragma once

#include "base/rng.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// Leaves what a creature drops where it fell, if anything.
void dropFrom(World& world, const Creature& creature);

// Leaves a drop. With a velocity it flies for a moment.
void leaveDrop(World& world, DropKind kind, SubPos middle, GridOffset velocity = {});

// Decides by lot whether bombs or arrows drop, each only if the knight has the item that uses them;
// null if nothing drops.
std::optional<DropKind> ammunitionFor(const Kit& kit, const AmmunitionConfig& config,
                                      RandomStream& random);

// Leaves `count` drops that fly out from `middle` to places nearby.
void scatter(World& world, DropKind kind, int count, SubPos middle, RandomStream& random);

// Leaves what a boss drops: coins and hearts that fly out from where it fell.
void dropFromBoss(World& world, const Creature& boss);

// Moves all drops for a tick.
void moveDrops(World& world, Events& events);

// Leaves what was hidden in the grass that was cut. Looks at the events from index `first` on.
void dropFromGrass(World& world, const Events& events, std::size_t first);

// Leaves what was in the urns that broke, where they stood. Looks at the events from index `first`
// on.
void spillUrns(World& world, const Events& events, std::size_t first);

}  // namespace doorstring
