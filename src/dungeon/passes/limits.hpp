// Checks whether a draft keeps to the limits of its configuration. Secret rooms do not count.
#pragma once

#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"
#include "dungeon/giving_up.hpp"

#include <optional>

namespace doorstring {

// Whether too few rooms have found a place on a carved map.
std::optional<LimitRule> brokenMap(const DungeonConfig& config, const Draft& draft);

// Whether a carved map that could have room for its special rooms, and for chests besides, has not.
bool lacksRoom(const Draft& draft);

// Whether too few rooms have grown, or too many. Checked before anything else is done with them.
std::optional<LimitRule> brokenRooms(const DungeonConfig& config, const Draft& draft);

// The first other rule that it breaks; none where all is well. Doors are sealed, distances
// measured.
std::optional<LimitRule> brokenLimit(const DungeonConfig& config, Seed seed, std::uint32_t attempt,
                                     const Draft& draft);

// The same of what may still change once all rooms stand: the dead ends.
std::optional<LimitRule> brokenDeadEnds(const DungeonConfig& config, const Draft& draft);

}  // namespace doorstring
