// Hearts, coins, bombs and arrows: left by those who fall, and taken by walking near.
#pragma once

#include "base/rng.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

// What the creature leaves where it fell, if anything.
void dropFrom(World& world, const Creature& creature);

// With a velocity it flies there for a moment.
void leaveDrop(World& world, DropKind kind, SubPos middle, GridOffset velocity = {});

// Bombs or arrows, for an item that the knight has.
std::optional<DropKind> ammunitionFor(const Kit& kit, const AmmunitionConfig& config,
                                      RandomStream& random);

// So many that fly out from there.
void scatter(World& world, DropKind kind, int count, SubPos from, RandomStream& random);

// What a boss leaves: coins and hearts that fly out from where it fell.
void shower(World& world, const Creature& boss);

// One tick of all drops.
void moveDrops(World& world, Events& events);

}  // namespace doorstring
