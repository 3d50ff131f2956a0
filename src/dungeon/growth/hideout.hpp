// The growth "hideout": rooms spread from the start at the flip of a coin, and never touch more
// than one room that stands already, until an exact number stands.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>

namespace doorstring {

// How many rooms the hideout of a try has, secret ones not counted. The number is drawn anew for
// each try: some numbers cannot have the dead ends that are wanted.
int hideoutRooms(const HideoutConfig& config, Seed seed, std::uint32_t attempt);

// `draft` has no rooms yet. May end with fewer rooms than wanted. The result is a tree, distances
// are counted, and draft.deadEnds lists the dead ends.
void growHideout(const DungeonConfig& config, Seed seed, std::uint32_t attempt, Draft& draft);

}  // namespace doorstring
